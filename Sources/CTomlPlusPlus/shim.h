/* toml++ has only C++ headers; CTOML includes them. */
