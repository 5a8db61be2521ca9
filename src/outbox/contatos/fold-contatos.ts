import { type ContatoIntent, chaveDe } from '#vault/contato-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** Whether the server has a contact or a note as it is shown: confirmed, waiting in the queue, being sent, or refused. */
export type EstadoAqui = 'confirmado' | 'fila' | 'enviando' | 'recusado';

type DadoDe<I extends ContatoIntent> = NonNullable<I['depois']>;

/**
 * A contact of the server's list: its name, its values that can be changed, and the rest. `isFixo`: users cannot change it,
 * so no change of this device is about it.
 */
export type Listado<I extends ContatoIntent, C> = {
  contato: string;
  dado: DadoDe<I>;
  servidor: C;
  isFixo: boolean;
};

/** A contact with the changes of this device. `servidor` is null for one that the server's list does not have. */
export type Dobrado<I extends ContatoIntent, C> = {
  contato: string;
  dado: DadoDe<I>;
  servidor: C | null;
  isFixo: boolean;
  estado: EstadoAqui;
  /** The first refused change of it that waits for the user's decision. */
  recusada: ParkedRow | null;
};

/** A change of a contact. `nome`: the contact's name after it, for a confirmed change. */
export type MudancaVista<I extends ContatoIntent> = {
  seq: number;
  intent: I;
  estado: EstadoAqui;
  nome?: string;
  recusada?: ParkedRow;
};

/**
 * The contacts of the server's list with these changes applied in their order. A new contact comes first, a deleted one
 * is left out, and a refused change is marked only: a refused new one is shown as typed.
 */
export function foldContatos<I extends ContatoIntent, C>(
  lista: readonly Listado<I, C>[],
  mudancas: readonly MudancaVista<I>[],
): Dobrado<I, C>[] {
  let vistos: Dobrado<I, C>[] = lista.map((one) => ({ ...one, estado: 'confirmado', recusada: null }));
  for (const mudanca of mudancas.toSorted((a, b) => a.seq - b.seq))
    vistos = mudanca.recusada ? mark(vistos, mudanca, mudanca.recusada) : apply(vistos, mudanca);
  return vistos;
}

/** The contact that a change is about: by its name, or, without an id, by its values before or after the change. */
function find<I extends ContatoIntent, C>(
  vistos: readonly Dobrado<I, C>[],
  { intent }: MudancaVista<I>,
): Dobrado<I, C> | undefined {
  const named = vistos.find(({ contato }) => contato === intent.contato);
  const hasId = intent.tipo === 'telefone' && typeof intent.idTelefone === 'number';
  if (named !== undefined || hasId) return named;
  const byValue = (dado: I['antes']) =>
    dado === null ? undefined : vistos.find((one) => !one.isFixo && chaveDe(one.dado) === chaveDe(dado));
  return byValue(intent.antes) ?? byValue(intent.depois);
}

function apply<I extends ContatoIntent, C>(
  vistos: readonly Dobrado<I, C>[],
  mudanca: MudancaVista<I>,
): Dobrado<I, C>[] {
  const { intent, estado, nome = intent.contato } = mudanca;
  const found = find(vistos, mudanca);
  if (intent.depois === null) return vistos.filter((one) => one !== found);
  const seen: Dobrado<I, C> = {
    servidor: null,
    isFixo: false,
    recusada: null,
    ...found,
    contato: nome,
    dado: intent.depois as DadoDe<I>,
    estado: worse(found?.estado ?? 'confirmado', estado),
  };
  return found ? vistos.map((one) => (one === found ? seen : one)) : [seen, ...vistos];
}

const GRAVITY: readonly EstadoAqui[] = ['confirmado', 'fila', 'enviando', 'recusado'];

const worse = (one: EstadoAqui, other: EstadoAqui): EstadoAqui =>
  GRAVITY.indexOf(one) > GRAVITY.indexOf(other) ? one : other;

function mark<I extends ContatoIntent, C>(
  vistos: readonly Dobrado<I, C>[],
  mudanca: MudancaVista<I>,
  recusada: ParkedRow,
): Dobrado<I, C>[] {
  const { intent } = mudanca;
  const found = find(vistos, mudanca);
  if (found) {
    const marked = { ...found, estado: 'recusado' as const, recusada: found.recusada ?? recusada };
    return vistos.map((one) => (one === found ? marked : one));
  }
  // Only an insertion, or a change of a contact that is gone, is not in the list.
  const dado = intent.antes ?? intent.depois;
  if (dado === null) return [...vistos];
  const lost: Dobrado<I, C> = {
    contato: intent.contato,
    dado: dado as DadoDe<I>,
    servidor: null,
    isFixo: false,
    estado: 'recusado',
    recusada,
  };
  return [lost, ...vistos];
}
