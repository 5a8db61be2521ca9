/** The source of a colour that the theme does not set. The names are those of parameters above it. */
export type Derivation<Name extends string = string> =
  /** The colour of another parameter. */
  | { readonly same: Name }
  /** `percent` of the way from the first colour to the second. */
  | { readonly mix: readonly [from: Name, to: Name, percent: number] }
  /** The one of the two that is easier to read on `on`. */
  | { readonly readable: readonly [Name, Name]; readonly on: Name };

/** One colour of the portal. It has a built-in value or a derivation, never both. */
export interface ColorParameter<Name extends string = string> {
  /** Part of the stored themes: never renumbered, only appended. */
  readonly id: number;
  readonly name: Name;
  /** The coloured parts, for editors of themes. */
  readonly use: string;
  readonly value?: string;
  readonly derivation?: Derivation<Name>;
  /** The grounds on which this colour is used for text: it must be readable (4.5:1) on each of them. */
  readonly on?: readonly Name[];
}
