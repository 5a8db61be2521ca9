import type { PessoaEmail } from '#contract/contacts/email.ts';
import { TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import { isEmailAlteravel } from '#domain/contacts/email.ts';
import { compareEmails, compareTelefones } from '#domain/contacts/ordem.ts';
import { isTelefoneAlteravel, TELEFONE_TIPOS } from '#domain/contacts/telefone.ts';
import { must } from '#lib/must.ts';
import { type ContatosGuardados, readEmailsGuardados, readTelefonesGuardados } from '#mirror/contatos.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import {
  type ContatoIntent,
  type EmailIntent,
  idDoNome,
  isContato,
  laneOfContatos,
  nomeDeEmail,
  nomeDeTelefone,
  type TelefoneIntent,
} from '#vault/contato-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import {
  type Dobrado,
  type EstadoAqui,
  foldContatos,
  type Listado,
  type MudancaVista,
} from './fold-contatos.ts';

/** The view of every contact on screen: its name for commands, its state, and its first refused change. */
type Aqui = { contato: string; estado: EstadoAqui; recusada: ParkedRow | null };

/** An e-mail address on this device. */
export type EmailAqui = Aqui & Omit<PessoaEmail, 'idPessoa'>;

/** A phone on this device; `idTelefone` is null until the server has given one. */
export type TelefoneAqui = Aqui & Omit<Telefone, 'idTelefone' | 'pessoa'> & { idTelefone: number | null };

/** Contacts of a customer. `at`: when they were read from the server; null before the first time. */
export type ContatosLidos<A> = { at: number | null; contatos: A[] };

/** The keys of a customer's confirmed changes of contacts. */
export const readContatosFeitos = (vault: Vault, idPessoaCliente: number): Promise<string[]> =>
  vault.receipts.where('lane').equals(laneOfContatos(idPessoaCliente)).primaryKeys() as Promise<string[]>;

/** The name of a contact after a confirmed change. */
export function nomeDepois({
  intent,
  idTelefone,
}: Pick<ReceiptRow, 'intent' | 'idTelefone'>): string | undefined {
  if (intent.tipo === 'email') return intent.depois === null ? undefined : nomeDeEmail(intent.depois.email);
  return idTelefone === undefined ? undefined : nomeDeTelefone(idTelefone);
}

/** All changes of a customer's contacts of one kind; confirmed ones only if the list may not contain them. */
async function readMudancas<T extends ContatoIntent['tipo']>(
  vault: Vault,
  idPessoaCliente: number,
  tipo: T,
  listadas: ReadonlySet<string>,
): Promise<MudancaVista<Extract<ContatoIntent, { tipo: T }>>[]> {
  const lane = laneOfContatos(idPessoaCliente);
  const [receipts, rows, parked] = await Promise.all([
    vault.receipts.where('lane').equals(lane).toArray(),
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  type Own = Extract<ContatoIntent, { tipo: T }>;
  const of = ({ intent }: Pick<OutboxRow, 'intent'>): Own[] =>
    isContato(intent) && intent.tipo === tipo ? [intent as Own] : [];
  return [
    ...receipts
      .filter(({ key }) => !listadas.has(key))
      .flatMap((row) =>
        of(row).map((intent) => {
          const nome = nomeDepois(row);
          return {
            seq: row.seq,
            intent,
            estado: 'confirmado' as const,
            ...(nome === undefined ? {} : { nome }),
          };
        }),
      ),
    ...rows
      .filter((row) => !isFuture(row))
      .flatMap((row) =>
        of(row).map((intent) => ({
          seq: row.seq,
          intent,
          estado: row.state === 'sending' ? ('enviando' as const) : ('fila' as const),
        })),
      ),
    ...parked
      .filter(({ decided }) => decided === null)
      .flatMap((row) =>
        of(row).map((intent) => ({ seq: row.seq, intent, estado: 'recusado' as const, recusada: row })),
      ),
  ];
}

/** Contacts as read for commands: folded, with whether the list is that of a server before its restore. */
export type Base<I extends ContatoIntent, C> = {
  at: number | null;
  deOutraEpoca: boolean;
  contatos: Dobrado<I, C>[];
};

async function readBase<I extends ContatoIntent, C>(
  vault: Vault,
  idPessoaCliente: number,
  tipo: I['tipo'],
  guardados: DocumentoLido<ContatosGuardados<C>> | undefined,
  toListado: (one: C) => Listado<I, C>,
): Promise<Base<I, C>> {
  const listadas = new Set(guardados?.valor.feitas ?? []);
  const mudancas = await readMudancas(vault, idPessoaCliente, tipo, listadas);
  return {
    at: guardados?.at ?? null,
    deOutraEpoca: guardados?.valor.deOutraEpoca ?? false,
    contatos: foldContatos<I, C>(
      (guardados?.valor.lista ?? []).map(toListado),
      mudancas as unknown as MudancaVista<I>[],
    ),
  };
}

/** Reads a customer's e-mail addresses for commands. */
export const readEmailsBase = async (
  vault: Vault,
  idPessoaCliente: number,
): Promise<Base<EmailIntent, PessoaEmail>> =>
  readBase<EmailIntent, PessoaEmail>(
    vault,
    idPessoaCliente,
    'email',
    await readEmailsGuardados(vault, idPessoaCliente),
    (one) => ({
      contato: nomeDeEmail(one.email),
      dado: { email: one.email, promocoes: one.marketing },
      servidor: one,
      isFixo: !isEmailAlteravel(one),
    }),
  );

/** Reads a customer's phones for commands. */
export const readTelefonesBase = async (
  vault: Vault,
  idPessoaCliente: number,
): Promise<Base<TelefoneIntent, Telefone>> =>
  readBase<TelefoneIntent, Telefone>(
    vault,
    idPessoaCliente,
    'telefone',
    await readTelefonesGuardados(vault, idPessoaCliente),
    (one) => ({
      contato: nomeDeTelefone(one.idTelefone),
      dado: {
        ddd: one.ddd,
        prefixo: one.prefixo,
        numero: one.numero,
        promocoes: one.permiteReceberPromocao,
      },
      servidor: one,
      isFixo: !isTelefoneAlteravel(one),
    }),
  );

/** The contacts in the list's order; those that only this device has come first, the newest at the top. */
function inOrder<I extends ContatoIntent, C, A>(
  contatos: readonly Dobrado<I, C>[],
  toAqui: (one: Dobrado<I, C>) => A,
  compare: (one: A, other: A) => number,
): A[] {
  const isNovo = ({ servidor, estado }: Dobrado<I, C>): boolean =>
    servidor === null && estado !== 'confirmado';
  const listados = contatos.filter((one) => !isNovo(one)).map(toAqui);
  return [...contatos.filter(isNovo).map(toAqui), ...listados.toSorted(compare)];
}

const toEmail = ({
  contato,
  estado,
  recusada,
  dado,
  servidor,
}: Dobrado<EmailIntent, PessoaEmail>): EmailAqui => ({
  contato,
  estado,
  recusada,
  email: dado.email,
  marketing: dado.promocoes,
  principal: servidor?.principal ?? false,
  enviarPedido: servidor?.enviarPedido ?? false,
  enviarCobranca: servidor?.enviarCobranca ?? false,
});

/** A customer's e-mail addresses as this device shows them, in the server's order, new ones first. */
export async function readEmails(vault: Vault, idPessoaCliente: number): Promise<ContatosLidos<EmailAqui>> {
  const { at, contatos } = await readEmailsBase(vault, idPessoaCliente);
  return {
    at,
    contatos: inOrder(contatos, toEmail, compareEmails),
  };
}

const WHATSAPP = must(
  TELEFONE_TIPOS.find(({ idTelefoneTipo }) => idTelefoneTipo === TELEFONE_WHATSAPP),
  'the type WhatsApp',
);

const toTelefone = ({
  contato,
  estado,
  recusada,
  dado,
  servidor,
}: Dobrado<TelefoneIntent, Telefone>): TelefoneAqui => ({
  contato,
  estado,
  recusada,
  idTelefone: servidor?.idTelefone ?? idDoNome(contato) ?? null,
  ddd: dado.ddd,
  prefixo: dado.prefixo,
  numero: dado.numero,
  permiteReceberPromocao: dado.promocoes,
  principal: servidor?.principal ?? false,
  telefoneTipo: servidor?.telefoneTipo ?? WHATSAPP,
});

/** A customer's phones as this device shows them, in the server's order, new ones first. */
export async function readTelefones(
  vault: Vault,
  idPessoaCliente: number,
): Promise<ContatosLidos<TelefoneAqui>> {
  const { at, contatos } = await readTelefonesBase(vault, idPessoaCliente);
  return {
    at,
    contatos: inOrder(contatos, toTelefone, compareTelefones),
  };
}
