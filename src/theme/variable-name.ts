/** Returns a colour parameter's CSS variable: `button.primary.text` is `--maleta-button-primary-text`. */
export function variableName(name: string): string {
  return `--maleta-${name.replaceAll('.', '-')}`;
}
