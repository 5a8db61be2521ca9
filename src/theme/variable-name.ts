/** The CSS variable of a colour parameter: `button.primary.text` is `--maleta-button-primary-text`. */
export function variableName(name: string): string {
  return `--maleta-${name.replaceAll('.', '-')}`;
}
