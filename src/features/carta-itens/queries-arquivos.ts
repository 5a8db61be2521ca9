import { baixarCartaPdf, baixarCartaXml } from '#contract/letters/carta-consultas.ts';
import { fail, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { askForScreen } from '#outbox/send-for-screen.ts';
import type { Device } from '#parts/device/device.tsx';
import type { Falha } from '#parts/failure/falha.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';

/** A document of a registered letter. */
export type Arquivo = 'xml' | 'pdf';

const CALLS = { xml: baixarCartaXml, pdf: baixarCartaPdf } as const;

/** Requests a document of a registered letter. */
export async function requestArquivo(
  device: Device,
  arquivo: Arquivo,
  idCartaCorrecao: number,
): Promise<Result<Blob, Falha>> {
  const file = await askForScreen(device, (withMarca) =>
    requestFile(
      CALLS[arquivo],
      { query: { idCartaCorrecao } },
      { ...withMarca, token: readSession()?.token ?? null },
    ),
  );
  return file.ok ? file : fail(toFalhaDaParte(file.error));
}
