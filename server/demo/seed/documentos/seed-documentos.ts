import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { addDays, addYears, businessDayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { momentOf } from '#server/demo/seed/pedidos-passados.ts';
import { PENDENCIAS, type PendenciaPassada } from './pendencias.ts';

const MOSTRADO = 101;
const HOSPITAL = 110;

/** The licences of two customers; those of the others are unknown. */
const licencasEm = (hoje: string): readonly (readonly [number, DatasRegulatorias])[] => [
  [
    MOSTRADO,
    {
      anvisa: addYears(hoje, 2),
      sivisa: addDays(hoje, 20),
      autorizacaoRetinoica: null,
      crfEstabelecimento: addDays(hoje, -10),
      sipeagro: null,
    },
  ],
  [
    HOSPITAL,
    {
      anvisa: addYears(hoje, 3),
      sivisa: addDays(hoje, 240),
      autorizacaoRetinoica: addDays(hoje, 410),
      crfEstabelecimento: addDays(hoje, 160),
      sipeagro: addYears(hoje, 1),
    },
  ],
];

// From 9 h to 17 h in São Paulo.
const momento = (now: Date, diasAtras: number, text: string): Date =>
  momentOf(now, { diasAtras, minuto: pickBetween(text, 12 * 60, 20 * 60) });

/** A scanned licence has some tens of kilobytes: a comment makes the file as large. */
function arquivoDe(numero: number): Buffer {
  const inicio = `%PDF-1.4\n% Documento ${numero} da demonstração\n%`;
  return Buffer.from(`${inicio.padEnd(pickBetween(`documento ${numero}`, 40, 120) * 1024)}\n%%EOF\n`);
}

function toRow({ situacao, origem, pedidaHa, resolvidaHa }: PendenciaPassada, numero: number, now: Date) {
  const arquivo = arquivoDe(numero);
  return {
    idPessoaCliente: MOSTRADO,
    // The company took them: nothing resolves them by itself.
    idUsuario: null,
    dataPendencia: momento(now, pedidaHa, `pendência ${numero}`),
    dataResolucao: resolvidaHa === null ? null : momento(now, resolvidaHa, `resolução ${numero}`),
    situacao,
    origem,
    arquivo,
    formato: 'pdf' as const,
    tamanho: arquivo.length,
  };
}

/** The last days of licences, and requests for review of the last five months. Call it once. */
export async function seedDocumentos(trx: DatabaseTransaction, now: Date): Promise<void> {
  for (const [idPessoa, datas] of licencasEm(businessDayOf(now)))
    await trx.updateTable('pessoa').set(datas).where('idPessoa', '=', idPessoa).execute();
  await trx
    .insertInto('pendenciaDocumento')
    .values(PENDENCIAS.map((pendencia, at) => toRow(pendencia, at + 1, now)))
    .execute();
}
