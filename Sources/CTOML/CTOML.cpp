#include "CTOML.h"

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_UNRELEASED_FEATURES 0
#include <cstdio>
#include <string>
#include <string_view>
#include <toml++/toml.h>

namespace {

struct Reader {
  void *context;
  void (*found)(void *context, ctoml_entry entry);

  void tell(std::string_view table, std::string_view name, const toml::node &node) const {
    const auto value = node.as_string();
    found(
        context, {text(table), text(name), value ? text(value->get()) : ctoml_text{},
                  static_cast<uint32_t>(node.source().begin.line)});
  }

  void read(const toml::table &table, const std::string &path = "") const {
    for (const auto &[key, node] : table) {
      const std::string name{key.str()};
      if (const auto inner = node.as_table()) {
        // Paths of tables in tables could be as long as the document, each of them.
        path.empty() ? read(*inner, name) : tell(path + "." + name, "", node);
      } else if (const auto array = node.as_array(); array && !array->empty()) {
        for (const auto &element : *array) tell(path, name, element);
      } else {
        tell(path, name, node);
      }
    }
  }

  static ctoml_text text(std::string_view text) { return {text.data(), text.size()}; }
};

}  // namespace

uint32_t ctoml_read(
    const char *document, size_t size, void *context,
    void (*found)(void *context, ctoml_entry entry), char *reason, size_t reasonSize) {
  const auto result = toml::parse(std::string_view{document, size});
  if (!result) {
    const auto &error = result.error();
    std::snprintf(
        reason, reasonSize, "%.*s", static_cast<int>(error.description().size()),
        error.description().data());
    return static_cast<uint32_t>(error.source().begin.line);
  }
  Reader{context, found}.read(result.table());
  return 0;
}
