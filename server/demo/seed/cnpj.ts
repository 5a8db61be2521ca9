import { digitosCnpj } from '#domain/customer/documento.ts';

/** An invented CNPJ: no company has a root that begins with 99, so that it cannot be anybody's. */
export function inventedCnpj(number: number): string {
  const twelve = `99${String(number).padStart(6, '0')}0001`;
  return `${twelve}${digitosCnpj(twelve)}`;
}
