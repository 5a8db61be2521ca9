import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatBytes } from '#lib/format-bytes.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { type Parte, prontidaoDe } from '#mirror/prontidao.ts';
import { type ScreenFiles, TELAS_SEM_NAVEGADOR } from '#parts/device/screen-files.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';

/** One set of data: since when it is here, how far it has come, and why the last try brought nothing. */
export type Dado = {
  nome: string;
  /** Null while it is not on this device. Epoch milliseconds. */
  at: number | null;
  texto: string;
  erro: string | null;
  progresso: { done: number; total: number } | null;
};

/** Sets of data that belong together: everybody's, or those of the customer being served. */
export type DadosGrupo = { titulo: string; dados: Dado[] };

/**
 * A failed read: its subject, its customer (absent: common data), and the status (0 for silence, absent if
 * unknown).
 */
export type Falha = Pick<LogRow, 'at' | 'detail' | 'lane' | 'status'>;

export type DadosInput = {
  checkpoints: readonly CheckpointRow[];
  /** The oldest first. */
  falhas: readonly Falha[];
  /** The current customer and their cart on the server. */
  cliente: ClienteRow | undefined;
  carrinho: CarrinhoRow | undefined;
  /** When the installation's parameters were last read; null when they are not here. */
  parametrosAt: number | null;
  telas: ScreenFiles;
};

const MISSING = 'ainda não está neste aparelho';
const MISSING_MANY = 'ainda não estão neste aparelho';

const since = (at: number, now: number): string => `${formatAge(now - at)}, ${formatMoment(at, now)}`;

function falhaWords(status: number | undefined): string {
  if (status === undefined) return 'A última tentativa não se completou.';
  if (status === 0) return 'Sem sinal na última tentativa.';
  if (status === 401) return 'A sessão expirou na última tentativa.';
  // Only somebody else's answer fails with a good status.
  if (status < 400) return 'A rede respondeu no lugar do servidor na última tentativa.';
  return `O servidor respondeu ${status} na última tentativa.`;
}

/** A set of data with why the last try to refresh it failed, when that was after it was last read. */
function withErro(dado: Dado, detail: string, idPessoa: number | null, falhas: readonly Falha[]): Dado {
  const isItsOwn = ({ lane }: Falha) => lane === undefined || lane === String(idPessoa);
  const last = falhas.findLast((f) => f.detail === detail && isItsOwn(f));
  return last && last.at > (dado.at ?? 0) ? { ...dado, erro: falhaWords(last.status) } : dado;
}

const toDado = (nome: string, at: number | null, missing: string, now: number): Dado => ({
  nome,
  at,
  texto: at === null ? missing : since(at, now),
  erro: null,
  progresso: null,
});

function toCatalogo(checkpoint: CheckpointRow | undefined, now: number): Dado {
  if (checkpoint?.name !== 'catalogo') return toDado('Catálogo', null, MISSING, now);
  const { state, done, total, geracao, at, error } = checkpoint;
  const is = { nome: 'Catálogo', at: geracao === null ? null : at, erro: error, progresso: null };
  if (state === 'loading') {
    const texto = total > 0 ? `${formatCount(done)} de ${formatCount(total)} produtos` : 'começando';
    return { ...is, texto, erro: null, progresso: { done, total } };
  }
  if (state === 'failed') return { ...is, texto: MISSING };
  return { ...is, texto: `${formatCount(total)} produtos · ${since(at, now)}` };
}

/** The code of the screens: it is of the running build and has no age. */
function toTelas({ state, kept, total }: ScreenFiles, now: number): Dado {
  const is = { nome: 'Telas', at: null, erro: null, progresso: null };
  const texto = total > 0 ? `${kept} de ${total} arquivos` : MISSING_MANY;
  if (state === 'kept') return { ...is, at: now, texto: 'todas neste aparelho' };
  if (state === 'asking') return { ...is, at: now, texto: 'verificando' };
  if (state === 'coming') {
    return { ...is, texto: total > 0 ? texto : 'começando', progresso: { done: kept, total } };
  }
  const erro = state === 'none' ? TELAS_SEM_NAVEGADOR : 'Algumas não vieram na última tentativa.';
  return { ...is, texto, erro };
}

/** Prices of every context of the customer; one alone needs no name. */
function toPrecos(
  contextos: readonly Contexto[],
  checkpoints: readonly CheckpointRow[],
  now: number,
): Dado[] {
  const atOf = (id: string) => checkpoints.find((c) => c.name === `precos:${id}`)?.at ?? null;
  if (contextos.length === 0) return [toDado('Preços e estoque', null, MISSING_MANY, now)];
  return contextos.map(({ idContexto, descCondicao }) =>
    toDado(
      contextos.length === 1 ? 'Preços e estoque' : `Preços · ${descCondicao}`,
      atOf(idContexto),
      MISSING_MANY,
      now,
    ),
  );
}

const LISTAS: readonly { parte: Parte; nome: string }[] = [
  { parte: 'pedidos', nome: 'Pedidos' },
  { parte: 'notas', nome: 'Notas fiscais' },
  { parte: 'recebiveis', nome: 'Títulos a receber' },
];

function ofCliente(input: DadosInput, now: number): DadosGrupo[] {
  const { checkpoints, falhas, cliente, carrinho } = input;
  if (!cliente) return [];
  const { idPessoa, detalhe, usuarioCliente } = cliente;
  const { partes } = prontidaoDe(cliente, carrinho, checkpoints);
  const own = (dado: Dado, parte: Parte) => withErro(dado, parte, idPessoa, falhas);
  const dados = [
    ...toPrecos(detalhe?.contextos ?? [], checkpoints, now).map((dado) => own(dado, 'precos')),
    own(toDado('Dados e limites', partes.cliente, MISSING_MANY, now), 'cliente'),
    own(toDado('Carrinho', partes.carrinho, MISSING, now), 'carrinho'),
    ...LISTAS.map(({ parte, nome }) => own(toDado(nome, partes[parte], MISSING_MANY, now), parte)),
    ...toDevolucoes(input, idPessoa, now),
  ];
  return [{ titulo: usuarioCliente.pessoa.nome, dados }];
}

/** The returns, once they were brought: a server without returns never brings them, and nothing is missing then. */
function toDevolucoes({ checkpoints, falhas }: DadosInput, idPessoa: number, now: number): Dado[] {
  const at = checkpoints.find(({ name }) => name === `devolucoes:${idPessoa}`)?.at;
  return at === undefined
    ? []
    : [withErro(toDado('Devoluções', at, MISSING_MANY, now), 'devolucoes', idPessoa, falhas)];
}

/** The drafts of requests for review, with the size of their files: only their user sends or discards them. */
export function toRascunhos(
  rascunhos: readonly Pick<RascunhoRow, 'nomeCliente' | 'at' | 'arquivo'>[],
  now: number,
): DadosGrupo[] {
  if (rascunhos.length === 0) return [];
  const dados = rascunhos.map(({ nomeCliente, at, arquivo }) => ({
    ...toDado(nomeCliente, at, MISSING, now),
    texto: `${formatBytes(arquivo.size)} · ${since(at, now)}`,
  }));
  return [{ titulo: 'Rascunhos de documentos', dados }];
}

/** Every set of data that this device draws from, with its age. */
export function toDados(input: DadosInput, now: number): DadosGrupo[] {
  const { checkpoints, falhas, parametrosAt, telas } = input;
  const catalogo = checkpoints.find((c) => c.name === 'catalogo');
  const clientesAt = checkpoints.find((c) => c.name === 'clientes')?.at ?? null;
  return [
    {
      titulo: 'De todos os clientes',
      dados: [
        toCatalogo(catalogo, now),
        withErro(toDado('Lista de clientes', clientesAt, MISSING, now), 'clientes', null, falhas),
        toDado('Parâmetros', parametrosAt, MISSING_MANY, now),
        toTelas(telas, now),
      ],
    },
    ...ofCliente(input, now),
  ];
}

/** True if every set is on this device and the last try to refresh it worked: nothing needs to be looked at. */
export const isWhole = (grupos: readonly DadosGrupo[]): boolean =>
  grupos.every(({ dados }) =>
    dados.every(({ at, erro, progresso }) => at !== null && erro === null && progresso === null),
  );

/** All of it in one line: the progress, the missing data, the failure, or the age of the oldest. */
export function dadosSummary(grupos: readonly DadosGrupo[], now: number): string {
  const dados = grupos.flatMap((g) => g.dados);
  const loading = dados.find((d) => d.progresso !== null);
  if (loading) return `Baixando ${loading.nome === 'Telas' ? 'as telas' : 'o catálogo'}: ${loading.texto}`;
  const missing = dados.filter((d) => d.at === null).length;
  if (missing > 0)
    return missing === 1 ? 'Falta 1 conjunto de dados' : `Faltam ${missing} conjuntos de dados`;
  const failed = dados.filter((d) => d.erro !== null).length;
  if (failed > 0) return failed === 1 ? '1 não foi atualizado' : `${failed} não foram atualizados`;
  const oldest = Math.min(...dados.map((d) => d.at ?? now));
  const age = formatAge(now - oldest);
  return age === 'agora' ? 'Tudo atualizado agora' : `O mais antigo é de ${age.replace('há ', '')} atrás`;
}
