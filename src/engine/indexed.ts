/**
 * A number that counts one kind of thing, and is not taken for another: a cargo is no town. Plain numbers fit, so
 * loops and records need no conversion; an index of another kind does not.
 */
export type Index<Kind extends string> = number & { readonly kind?: Kind };

/** A list with one entry for each index of a kind, as in `type ByCargo<T> = By<Cargo, T>`. */
export type By<I extends Index<string>, T> = T[] & { readonly index?: I };

export type ReadonlyBy<I extends Index<string>, T> = readonly T[] & { readonly index?: I };

/** The entry of an index in a list that has one for every index of its kind. */
export const at = <I extends Index<string>, T>(list: ReadonlyBy<I, T>, index: I): T => list[index] as T;
