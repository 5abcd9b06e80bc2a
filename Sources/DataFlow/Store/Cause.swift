/// The number of the action that led to another, and of the action from outside that began the chain.
@usableFromInline
typealias Cause = (number: Int, origin: Int)
