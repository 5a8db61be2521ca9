import type { ApiAnswer, ApiClient } from './api.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xd9];

/** A JPEG without a picture and bytes behind its end, of this many bytes in all; `mark` tells it from others. */
export function jpegOf(size: number, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(mark);
  bytes.set(JPEG.slice(0, size));
  return bytes;
}

/** The name of the nth photograph. */
export const nomeDoAnexo = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A form's bytes, with the header that names their boundary. */
export async function encodeForm(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends a photograph of a draft. */
export async function enviarAnexo(
  client: ApiClient,
  idDevolucaoEletronica: number,
  idAnexo: string,
  bytes: Uint8Array<ArrayBuffer> = jpegOf(100),
  key?: string,
): Promise<ApiAnswer> {
  const { headers, payload } = await encodeForm({
    idDevolucaoEletronica: String(idDevolucaoEletronica),
    idAnexo,
    arquivo: new File([bytes], 'foto.jpg'),
  });
  return client.post('/Devolucao/Anexo', payload, { headers, ...(key === undefined ? {} : { key }) });
}

/** The address of a photograph. */
export const anexoPath = (idDevolucaoEletronica: number, idAnexo: string): string =>
  `/Devolucao/Anexo?idDevolucaoEletronica=${idDevolucaoEletronica}&idAnexo=${idAnexo}`;
