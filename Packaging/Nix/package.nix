# An expression for `callPackage`. It needs a Nixpkgs whose Swift is 6.2 or later and that has fetchSwiftPMDeps.
# Tried: parsed with nix-instantiate, and evaluated with stand-ins for its arguments. Not tried: Nixpkgs itself,
# building, playing on NixOS. See Documentation/packaging.md.
{
  lib,
  stdenv,
  fetchurl,
  fetchSwiftPMDeps,
  swift,
  swiftpm,
  gettext,
  pkg-config,
  patchelf,
  tmux,
  alsa-lib,
  chafa,
  curl,
  glib,
  libjpeg,
  libpng,
  libsndfile,
  libwebp,
  ncurses,
  sqlite,
  zlib,
}:

let
  # To be put beside this file: `swift package resolve` writes it.
  resolved = ./Package.resolved;
  # On Linux the manifest does not ask pkg-config for these: their headers are expected where the compiler looks.
  headers = [
    curl
    libjpeg
    libwebp
    ncurses
  ];
  linked = [
    chafa
    glib
    libpng
    ncurses
    sqlite
    zlib
  ];
  # The program opens these by name when it needs them.
  opened = [
    alsa-lib
    curl
    libjpeg
    libsndfile
    libwebp
  ];
in
stdenv.mkDerivation (finalAttrs: {
  pname = "memorytunes";
  version = "0.2.0";

  src = fetchurl {
    url = "https://example.com/MemoryTunes/archive/refs/tags/v${finalAttrs.version}.tar.gz";
    # A PLACEHOLDER while it is all A's: Scripts/set-source-checksum writes that of the released archive.
    hash = "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
  };

  swiftpmDeps = fetchSwiftPMDeps {
    inherit (finalAttrs) pname version src;
    # A PLACEHOLDER: the first build prints what belongs here.
    hash = lib.fakeHash;
    postPatch = "cp ${resolved} Package.resolved";
  };

  nativeBuildInputs = [
    swift
    swiftpm
    pkg-config
    gettext
    patchelf
  ];

  buildInputs = lib.unique (headers ++ linked);

  postPatch = ''
    cp ${resolved} Package.resolved
    patchShebangs Scripts
  '';

  swiftpmFlags = [
    "--product"
    "memorytunes"
    "--disable-local-rpath"
    "-Xswiftc"
    "-cross-module-optimization"
  ]
  ++ lib.concatMap (library: [
    "-Xcc"
    "-I${lib.getDev library}/include"
  ]) headers
  ++ lib.concatMap (library: [
    "-Xlinker"
    "-L${lib.getLib library}/lib"
  ]) linked;

  dontUseSwiftpmInstall = true;

  # The program prints its completions, so it has to find its libraries already here.
  installPhase = ''
    runHook preInstall
    PROGRAMS=$(swiftpmBinPath)
    patchelf --add-rpath ${lib.makeLibraryPath linked} "$PROGRAMS/memorytunes"
    PROGRAMS=$PROGRAMS PREFIX=$out Scripts/install
    runHook postInstall
  '';

  # After the fixup, which removes what no linked library needs. A wrapper would not do: the program starts its own
  # file under a second name.
  postFixup = ''
    patchelf --add-rpath ${lib.makeLibraryPath opened} $out/bin/memorytunes
  '';

  doInstallCheck = true;
  nativeInstallCheckInputs = [ tmux ];
  installCheckPhase = ''
    runHook preInstallCheck
    Scripts/play-to-the-end "$(mktemp -d)" $out/bin/memorytunes
    runHook postInstallCheck
  '';

  meta = {
    description = "Find the pairs of album covers, in the terminal";
    homepage = "https://example.com/MemoryTunes";
    license = with lib.licenses; [
      mit
      # swift-subprocess, which is inside the program.
      asl20
    ];
    mainProgram = "memorytunes";
    platforms = lib.platforms.linux;
  };
})
