const NAVEGADORES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrome\b|\bCriOS\b|\bHeadlessChrome\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];

const SISTEMAS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac'],
  [/\bLinux\b|\bX11\b/, 'no Linux'],
];

const DESCONHECIDO = 'Aparelho desconhecido';

const nameIn = (table: typeof NAVEGADORES, text: string): string | undefined =>
  table.find(([sign]) => sign.test(text))?.[1];

/**
 * A device's name for its owner, from the browser's user agent: 'Chrome no Android'. The user agent itself is not kept.
 */
export function dispositivoOf(userAgent: string | undefined): string {
  const navegador = nameIn(NAVEGADORES, userAgent ?? '');
  const sistema = nameIn(SISTEMAS, userAgent ?? '');
  if (navegador === undefined) return sistema === undefined ? DESCONHECIDO : `Navegador ${sistema}`;
  return sistema === undefined ? navegador : `${navegador} ${sistema}`;
}
