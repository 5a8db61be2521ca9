/**
 * Colours of medicine boxes, which look the same in every theme. The law sets the bands' red and black and the
 * yellow and blue of generics (RDC 71/2009 and RDC 768/2022 of Anvisa).
 */
export const packageColors = {
  paper: '#ffffff',
  paperTop: '#f4f5f8',
  paperSide: '#dfe2e9',
  edge: '#c3c8d3',
  print: '#23263a',
  printSoft: '#5a6072',
  red: '#c81e2b',
  redSide: '#9d1722',
  black: '#18181c',
  blackSide: '#000000',
  onBand: '#ffffff',
  yellow: '#ffd200',
  yellowSide: '#d9b100',
  genericBlue: '#20246b',
  cold: '#1f77bf',
  coldGround: '#e4f2fc',
  foil: '#dde1e8',
  foilDark: '#b4bbc8',
  pill: '#ffffff',
  amberGlass: '#8f4f1c',
  amberGlassLight: '#b8743a',
  clearGlass: '#c2d8e4',
  clearGlassLight: '#eaf4f9',
  cap: '#f6f7f9',
  capShade: '#cfd4de',
  liquid: '#9fd0e6',
  ground: '#1a1c2a',
} as const;

/** A manufacturer's two colours; white text is readable on the first. */
export interface MakerColors {
  readonly main: string;
  readonly accent: string;
}

export const makerPalette: readonly MakerColors[] = [
  { main: '#0b5fa5', accent: '#f2a900' },
  { main: '#1f3c88', accent: '#e4572e' },
  { main: '#00766a', accent: '#9ccc3c' },
  { main: '#6a1b6f', accent: '#e85d9a' },
  { main: '#a3195b', accent: '#f7b538' },
  { main: '#b9400e', accent: '#fbc34a' },
  { main: '#17603a', accent: '#a3d65c' },
  { main: '#0b6e8a', accent: '#4fd1e0' },
  { main: '#4338b8', accent: '#a5b0fc' },
  { main: '#334a66', accent: '#4bb8f0' },
  { main: '#7c3212', accent: '#fb9a4b' },
  { main: '#0a6350', accent: '#fcd34d' },
  { main: '#1d4fc4', accent: '#ff6b5e' },
  { main: '#5b21a6', accent: '#3fd6a0' },
  { main: '#93184a', accent: '#5cc3f5' },
  { main: '#155e75', accent: '#f98a3c' },
];
