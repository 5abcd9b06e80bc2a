// What DataFlow uses of a system's C library, in the place of that of a system that is not here.
// swift-format-ignore-file

public struct stat {
  public var st_mode: UInt32 = 0
  public init() {}
}

public var errno: Int32 { 0 }
public var O_WRONLY: Int32 { 0 }
public var O_RDONLY: Int32 { 0 }
public var O_CREAT: Int32 { 0 }
public var O_EXCL: Int32 { 0 }
public var O_APPEND: Int32 { 0 }
public var O_CLOEXEC: Int32 { 0 }
public var S_IFMT: UInt32 { 0 }
public var S_IFREG: UInt32 { 0 }
public var EINTR: Int32 { 0 }
public var ENOSPC: Int32 { 0 }
public var EDQUOT: Int32 { 0 }
public var EFBIG: Int32 { 0 }

public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { 0 }
@discardableResult public func close(_: Int32) -> Int32 { 0 }
public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { 0 }
public func open(_: UnsafePointer<CChar>, _: Int32, _: UInt32) -> Int32 { 0 }
public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { 0 }
public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { 0 }
public func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
public func lstat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { nil }
