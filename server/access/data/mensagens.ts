import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import { findUsuario } from '#server/db/sessoes.ts';
import { insertRecuperacao, readRecuperacao } from './senhas.ts';

/**
 * The seconds between the tries of a mail: few for a link, which expires, and most of a day for another one. The first
 * gap leaves the provider time to respond.
 */
const ESPERAS_DO_LINK = [30, 120];
const ESPERAS = [...ESPERAS_DO_LINK, 600, 1800, 7200, 21_600, 43_200];
/** A mail that was not sent within a day is out of date. */
const VELHA_MS = millisecondsInDay;

/** A mail whose text is known when it is requested. It holds no secret. */
export type MensagemPronta = {
  readonly referencia: string;
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
};

/** A mail to send now: ready, or one to a user with a link that is derived from its reference. */
export type MensagemTomada = { readonly isUltima: boolean } & (
  | { readonly pronta: MensagemPronta }
  | {
      readonly referencia: string;
      readonly para: string;
      readonly usuario: { readonly nome: string; readonly nomeUsuario: string };
    }
);

/** How the links of mails are made. */
export type Links = {
  readonly hashOf: (referencia: string) => string;
  readonly validadeMs: number;
  readonly isEmail: (text: string) => boolean;
};

/** Why a mail was not sent: given up after its tries, too late, or its link was used or ended meanwhile. */
export type Motivo = 'nao-entregue' | 'atrasada' | 'link-encerrado';

/** Requests a mail with a link for a new password. Writes the same row for an unknown log-in. */
export async function pedirRecuperacao(
  db: Database,
  pedida: { referencia: string; login: string; criadaEm: Date },
): Promise<void> {
  await db
    .insertInto('mensagem')
    .values({ ...pedida, proximaEm: pedida.criadaEm })
    .execute();
}

/** Stores a mail, in the transaction of the event that it reports. */
export async function insertMensagem(trx: Database, mensagem: MensagemPronta, criadaEm: Date): Promise<void> {
  await trx
    .insertInto('mensagem')
    .values({ ...mensagem, criadaEm, proximaEm: criadaEm })
    .execute();
}

/** True when a mail is due. */
export const hasMensagens = async (db: Database, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('mensagem')
    .select('referencia')
    .where('proximaEm', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

type Row = {
  referencia: string;
  login: string | null;
  para: string | null;
  assunto: string | null;
  texto: string | null;
  criadaEm: Date;
  tentativas: number;
};

/**
 * Takes at most `most` mails that are due, each by one caller of all processes, and makes the links of those that need
 * one. A link is made only in the transaction of its mail's first try: a used link is never made again.
 */
export async function takeMensagens(
  trx: Database,
  now: Date,
  { links, most }: { links: Links; most: number },
): Promise<MensagemTomada[]> {
  const { rows } = await sql<Row>`
    with due as materialized (
      select "referencia" from "mensagem" where "proximaEm" <= ${now}
      order by "proximaEm" limit ${most} for update skip locked)
    update "mensagem" m set "tentativas" = m."tentativas" + 1,
      "proximaEm" = ${now}::timestamptz + make_interval(secs => case when m."login" is null
        then (${ESPERAS}::int[])[least(m."tentativas" + 1, ${ESPERAS.length}::int)]
        else (${ESPERAS_DO_LINK}::int[])[least(m."tentativas" + 1, ${ESPERAS_DO_LINK.length}::int)] end)
    from due where m."referencia" = due."referencia"
    returning m."referencia", m."login", m."para", m."assunto", m."texto", m."criadaEm", m."tentativas"`.execute(
    trx,
  );
  const taken: MensagemTomada[] = [];
  for (const row of rows) {
    const one = await openMensagem(trx, row, { links, now });
    if (typeof one === 'string') await endMensagem(trx, row.referencia, { motivo: one });
    else if (one !== undefined) taken.push(one);
  }
  return taken;
}

/**
 * The mail of a row, or why there is no mail; undefined for a log-in that gets no mail, and then the row is deleted.
 */
async function openMensagem(
  trx: Database,
  { referencia, login, para, assunto, texto, criadaEm, tentativas }: Row,
  { links, now }: { links: Links; now: Date },
): Promise<MensagemTomada | Motivo | undefined> {
  const most = (login === null ? ESPERAS : ESPERAS_DO_LINK).length + 1;
  const isUltima = tentativas >= most;
  // The process of the last try died before it wrote the outcome.
  if (tentativas > most) return 'nao-entregue';
  const age = now.getTime() - criadaEm.getTime();
  if (age >= (login === null ? VELHA_MS : links.validadeMs)) return 'atrasada';
  if (login === null) {
    const pronta = { referencia, para: para ?? '', assunto: assunto ?? '', texto: texto ?? '' };
    return { isUltima, pronta };
  }
  const found = await findUsuario(trx, login);
  if (found === undefined || !found.isWelcome || !links.isEmail(found.email)) {
    await trx.deleteFrom('mensagem').where('referencia', '=', referencia).execute();
    return undefined;
  }
  const tokenHash = links.hashOf(referencia);
  if (tentativas === 1) {
    const expiraEm = new Date(now.getTime() + links.validadeMs);
    await insertRecuperacao(trx, { tokenHash, idUsuario: found.usuario.id, expiraEm });
  } else if ((await readRecuperacao(trx, tokenHash, now)) === undefined) return 'link-encerrado';
  return { isUltima, referencia, para: found.email, usuario: found.usuario };
}

/** Stores the outcome of a mail, and removes its text and its recipient. */
export async function endMensagem(
  db: Database,
  referencia: string,
  fim: { enviadaEm: Date } | { motivo: Motivo },
): Promise<void> {
  await db
    .updateTable('mensagem')
    .set({ ...fim, proximaEm: null, login: null, para: null, assunto: null, texto: null })
    .where('referencia', '=', referencia)
    .execute();
}
