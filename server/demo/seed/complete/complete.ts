import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { seedImagens } from '#server/demo/imagens/seed-imagens.ts';
import { seedCartas } from '#server/demo/seed/cartas/seed-cartas.ts';
import { seedContatos } from '#server/demo/seed/contatos/seed-contatos.ts';
import { seedDevolucoes } from '#server/demo/seed/devolucoes/seed-devolucoes.ts';
import { completeDinheiro } from '#server/demo/seed/dinheiro/complete.ts';
import { seedDocumentos } from '#server/demo/seed/documentos/seed-documentos.ts';
import { seedContingencia } from '#server/demo/seed/notas/seed-contingencia.ts';
import { seedVisitas } from '#server/demo/seed/visitas/seed-visitas.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { completeCadastros } from './complete-cadastros.ts';
import { completeCodigos } from './complete-codigos.ts';
import { completeFundo } from './complete-fundo.ts';
import { completeImagens } from './complete-imagens.ts';
import { completeVitrine } from './complete-vitrine.ts';

const COM_DEVOLUCOES = 3;
const COM_DOCUMENTOS = 4;
const COM_CONTATOS = 5;
const COM_CARTAS = 6;
const COM_VISITAS = 15;

/**
 * Adds what an older demonstration lacks: to version 1 money, before version 3 returns, 4 requests for review,
 * 5 contacts, 6 correction letters and tax lists, 15 visits; then what versions 7 to 13 show. Call it once.
 */
export async function completeDemonstracao(
  trx: DatabaseTransaction,
  versao: string,
  now: Date,
  emissor: Emissor,
): Promise<void> {
  // Instalments and contacts are told by the codes of customers and branches.
  await completeCodigos(trx);
  if (versao === '1') await completeDinheiro(trx, now);
  if (Number(versao) < COM_DEVOLUCOES) await seedDevolucoes(trx, now);
  if (Number(versao) < COM_DOCUMENTOS) await seedDocumentos(trx, now);
  if (Number(versao) < COM_CONTATOS) await seedContatos(trx);
  if (Number(versao) < COM_CARTAS) await seedCartas(trx, now, emissor);
  if (Number(versao) < COM_VISITAS) await seedVisitas(trx, now);
  await sql`update "produto" set "listaPisCofins" = case "tarja" when 0 then '' when 1 then '-' else '+' end
    where "listaPisCofins" = '' and "tarja" > 0`.execute(trx);
  await seedContingencia(trx);
  await completeImagens(trx);
  await seedImagens(trx);
  await completeVitrine(trx);
  await completeFundo(trx);
  await completeCadastros(trx);
}
