import { addInPlace } from '#outbox/add-in-place.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import { isUntried } from '#outbox/untried.ts';
import {
  type ContatoIntent,
  chaveDe,
  idDoNome,
  isContato,
  isIgual,
  isNomeDoServidor,
  laneOfContatos,
  nomeVelho,
  type TelefoneIntent,
} from '#vault/contato-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { endContato, isDe, readRecusadas } from './end-contato.ts';
import type { Dobrado } from './fold-contatos.ts';
import type { Base } from './read-contatos.ts';

export type Cliente = { idPessoaCliente: number; nomeCliente: string };

/** A wanted change: the contact as it was on screen, null for a new one, and its new values, null to delete it. */
export type Desejo<I extends ContatoIntent> = {
  tipo: I['tipo'];
  visto: { contato: string; dado: NonNullable<I['antes']> } | null;
  depois: I['depois'];
};

/**
 * Why nothing was queued: the customer has such a contact already, with the same consent or with another one (`-com`
 * accepts promotions, `-sem` does not); only the company changes this one; or it has changed since it was drawn.
 */
export type ContatoErro = 'duplicado' | 'duplicado-com' | 'duplicado-sem' | 'nao-alteravel' | 'mudou';

/** The key of the queued change; null if the change took one back that was never sent, and nothing is left to send. */
export type Enfileirado = { key: string | null };

/** Queues a change of a contact. Inside the caller's transaction. */
export async function queueContato<I extends ContatoIntent, C>(
  vault: Vault,
  cliente: Cliente,
  { tipo, visto, depois }: Desejo<I>,
  base: Base<I, C>,
  env: OutboxEnv,
): Promise<Enfileirado | ContatoErro> {
  const lane = laneOfContatos(cliente.idPessoaCliente);
  const rows = await vault.outbox.where('lane').equals(lane).toArray();
  const named = visto && base.contatos.find(({ contato }) => contato === visto.contato);
  const isAsSeen = !visto || (named && chaveDe(named.dado) === chaveDe(visto.dado));
  const asked = findAsked(rows, tipo, visto?.contato, depois);
  // The same wish again, as after a commit that was not reported.
  if (asked && (visto === null || !isAsSeen)) return { key: asked.key };
  const here = named ?? (visto && findUnnamed(visto, base));
  if (!isAsSeen && (named || !here)) return 'mudou';
  if (here?.isFixo) return 'nao-alteravel';
  const equal = depois && base.contatos.find((one) => one !== here && isInTheWay(one, depois));
  if (equal) {
    const { promocoes } = equal.dado;
    if (promocoes === depois.promocoes) return 'duplicado';
    return promocoes ? 'duplicado-com' : 'duplicado-sem';
  }
  const write = (intent: ContatoIntent) => addChange(vault, cliente, intent, env);
  if (!here) {
    const contato = env.uuid();
    return write({ tipo, contato, antes: null, depois } as ContatoIntent);
  }
  const refused = await decideRefused(vault, { lane, here, depois }, cliente, tipo, env);
  if (refused !== undefined) return refused;
  const own = rows.filter(isDe(here.contato));
  const last = own.at(-1);
  if (last && isContato(last.intent) && isMergeable(last, rows, depois)) return merge(vault, last, depois);
  return write({ tipo, ...nameOf(tipo, here.contato, base, env), antes: here.dado, depois } as ContatoIntent);
}

/**
 * The contact without its name as seen: it got the server's name since, or the device has no list yet and the screen showed
 * the server's.
 */
function findUnnamed<I extends ContatoIntent, C>(
  visto: NonNullable<Desejo<I>['visto']>,
  { at, contatos }: Base<I, C>,
): Dobrado<I, C> | undefined {
  const same = contatos.find((one) => !one.isFixo && chaveDe(one.dado) === chaveDe(visto.dado));
  if (same !== undefined || at !== null || !isNomeDoServidor(visto.contato)) return same;
  return { ...visto, servidor: null, isFixo: false, estado: 'confirmado', recusada: null };
}

/**
 * The name of a contact in a new change. A restored server may have given a phone's id, and so its name, to another; without
 * a list the device cannot tell.
 */
function nameOf(
  tipo: ContatoIntent['tipo'],
  contato: string,
  { at, deOutraEpoca }: { at: number | null; deOutraEpoca: boolean },
  env: OutboxEnv,
): Pick<TelefoneIntent, 'contato' | 'idTelefone'> {
  const id = tipo === 'telefone' ? idDoNome(contato) : undefined;
  if (id === undefined || at === null) return { contato };
  return deOutraEpoca ? { contato: nomeVelho(contato, env.now()) } : { contato, idTelefone: id };
}

/** True if a contact of the customer stands in the way of one with these values. */
function isInTheWay(one: Dobrado<ContatoIntent, unknown>, depois: Parameters<typeof chaveDe>[0]): boolean {
  // A number may be there for each type of phone.
  if (isOnlyRefused(one) || (one.isFixo && 'numero' in depois)) return false;
  return chaveDe(one.dado) === chaveDe(depois);
}

/** True for a new contact that is on screen only because it was refused. */
const isOnlyRefused = ({ servidor, recusada, contato }: Dobrado<ContatoIntent, unknown>): boolean =>
  servidor === null && recusada !== null && isContato(recusada.intent) && recusada.intent.contato === contato;

/** A contact's last waiting change that wishes the same; for a new contact its insertion. */
function findAsked(
  rows: readonly OutboxRow[],
  tipo: ContatoIntent['tipo'],
  contato: string | undefined,
  depois: ContatoIntent['depois'],
): OutboxRow | undefined {
  const wishesSame = ({ intent }: OutboxRow): boolean => {
    if (!isContato(intent) || intent.tipo !== tipo) return false;
    if (intent.depois === null || depois === null) return intent.depois === depois;
    return isIgual(intent.depois, depois);
  };
  if (contato === undefined)
    return rows.find(
      (row) =>
        isContato(row.intent) &&
        row.intent.antes === null &&
        wishesSame(row) &&
        rows.findLast(isDe(row.intent.contato)) === row,
    );
  const last = rows.findLast(isDe(contato));
  return last && wishesSame(last) ? last : undefined;
}

async function addChange(
  vault: Vault,
  cliente: Cliente,
  intent: ContatoIntent,
  env: OutboxEnv,
): Promise<Enfileirado> {
  // The first key names a new contact in every later change.
  const key = intent.antes === null ? intent.contato : env.uuid();
  await vault.outbox.add(newRow(vault, cliente, intent, key, env.now()));
  return { key };
}

/** True if a new wish may take the place of the contact's last change: it is untried, and no later one has its value. */
function isMergeable(last: OutboxRow, rows: readonly OutboxRow[], depois: ContatoIntent['depois']): boolean {
  if (!isUntried(last)) return false;
  if (depois === null) return true;
  const later = rows.filter(({ seq }) => seq > last.seq);
  return !later.some(
    ({ intent }) =>
      isContato(intent) &&
      [intent.antes, intent.depois].some((dado) => dado && chaveDe(dado) === chaveDe(depois)),
  );
}

/** Merges a wish into an untried change; nothing is left of a new contact that is deleted, or of a change taken back. */
async function merge(
  vault: Vault,
  { seq, key, intent }: OutboxRow,
  depois: ContatoIntent['depois'],
): Promise<Enfileirado> {
  if (!isContato(intent)) return { key };
  const { antes } = intent;
  const isNothing = depois === null ? antes === null : antes !== null && isIgual(antes, depois);
  if (isNothing) {
    await vault.outbox.delete(seq);
    return { key: null };
  }
  await vault.outbox.update(seq, { intent: { ...intent, depois } as ContatoIntent });
  return { key };
}

/**
 * A new wish for a contact answers its refused changes: they are recorded as discarded or made again, with the changes
 * that waited behind them, and the wish takes the first one's place. Returns undefined if it is still to be queued.
 */
async function decideRefused<I extends ContatoIntent, C>(
  vault: Vault,
  { lane, here, depois }: { lane: string; here: Dobrado<I, C>; depois: I['depois'] },
  cliente: Cliente,
  tipo: I['tipo'],
  env: OutboxEnv,
): Promise<Enfileirado | undefined> {
  const own = await readRecusadas(vault, lane, here.contato);
  const at = env.now();
  const [first] = own;
  if (first === undefined || !isContato(first.intent)) {
    // A refused insertion of a contact that the server has anyway.
    if (here.recusada && depois === null)
      await vault.parked.update(here.recusada.key, { decided: { at, as: 'discarded' } });
    return undefined;
  }
  const { antes, contato } = first.intent;
  await endContato(vault, { lane, contato }, depois === null ? 'discarded' : 'retried', at);
  if (depois === null && antes === null) return { key: null };
  const id = 'idTelefone' in first.intent ? { idTelefone: first.intent.idTelefone } : {};
  const intent = { tipo, contato, antes, depois, ...id } as ContatoIntent;
  await addInPlace(vault, { ...cliente, lane, seq: first.seq }, [intent], env);
  const added = await vault.outbox.where('lane').equals(lane).filter(isDe(contato)).last();
  return { key: added?.key ?? null };
}
