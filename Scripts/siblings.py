"""Imports the scripts beside this one, whose names are no module's."""
import importlib.machinery
import pathlib
import sys
import types

# No folder of compiled scripts among them.
sys.dont_write_bytecode = True


def load(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(pathlib.Path(__file__).parent / name))
    module = sys.modules.setdefault(loader.name, types.ModuleType(loader.name))
    module.__file__ = loader.path
    loader.exec_module(module)
    return module
