/** A demonstration's lot is made some months before its invoice and valid for three years, in days. */
export const IDADE_MINIMA = 45;
export const IDADES = 240;
export const VALIDADE = 1095;
