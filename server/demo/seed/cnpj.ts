import { digitosCnpj } from '#domain/customer/documento.ts';

/** An invented CNPJ. No real company's root begins with 99, so it belongs to no real company. */
export function inventedCnpj(number: number): string {
  const twelve = `99${String(number).padStart(6, '0')}0001`;
  return `${twelve}${digitosCnpj(twelve)}`;
}
