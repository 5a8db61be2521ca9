import type { ModoCarga } from '#contract/integration/carga.ts';
import type { Database } from '#server/db/schema/schema.ts';
import {
  readCarteiras,
  readCodigosDaEmpresa,
  readConhecidos,
} from '#server/integration/data/company-codes.ts';
import type { MapaColunas } from '#server/integration/files/columns/guess-columns.ts';
import type { Encontrada } from './find-columns.ts';
import { type DaEmpresa, onlyCodes, type Plano, tellOnly } from './only-codes.ts';
import { tellMissing } from './tell-missing.ts';
import { openZeros } from './zero-prices.ts';

/** How the lines of a table get members for which it has no column. */
export type Preenchimento = {
  readonly fill: (linha: Plano) => Plano;
  /** Sentences for the terminal about these members. */
  readonly avisos: readonly string[];
  /** Sentences about the lines that were filled. */
  readonly conclui?: () => readonly string[];
  /** Why no line can be loaded. */
  readonly falta?: string;
};

/** Prices of the only table, and stock of the only branch. */
function fillAll({ valores, faltas }: DaEmpresa): Preenchimento {
  const [falta] = faltas;
  const fill = (linha: Plano): Plano => ({ ...valores, ...linha });
  return { fill, avisos: tellOnly(valores), ...(falta === undefined ? {} : { falta }) };
}

/** Prices, of which those of 0 are told. */
function fillPrecos(empresa: DaEmpresa): Preenchimento {
  const { fill, ...rest } = fillAll(empresa);
  const zeros = openZeros();
  return {
    ...rest,
    fill(linha) {
      zeros.see(linha);
      return fill(linha);
    },
    conclui: zeros.tell,
  };
}

/** New products of the only branch. */
async function fillProdutos(
  db: Database,
  { valores, faltas }: DaEmpresa,
  soAltera: boolean,
): Promise<Preenchimento> {
  const conhecidos = await readConhecidos(db, 'produtos');
  return {
    fill: (linha) => (conhecidos.has(String(linha['codigoErp'])) ? linha : { ...valores, ...linha }),
    avisos: soAltera ? [] : [...tellOnly(valores, 'produtos novos'), ...faltas],
  };
}

const SEM_LIMITE =
  'Não há coluna de limite de crédito: clientes novos ficam com 0 e só compram com pagamento antecipado.';
const SEM_VENDEDOR = 'Não há coluna de vendedor: nenhum cliente novo fica com vendedor.';

/** Sentences about columns that new customers lack. A table that uses all its columns has no seller to be found. */
function tellClientes({ mapeamento, desconhecidas }: Encontrada): string[] {
  const lacks = (membro: string): boolean => !(membro in mapeamento.colunas);
  const tell = (falta: string, membro: string): string =>
    tellMissing(falta, { tipo: 'clientes', membros: [membro], desconhecidas });
  return [
    ...(lacks('limiteDisponivel') ? [tell(SEM_LIMITE, 'limiteDisponivel')] : []),
    ...(lacks('vendedor') && desconhecidas.length > 0 ? [tell(SEM_VENDEDOR, 'vendedor')] : []),
  ];
}

/** A limit below zero is that of a customer who overran it: there is no credit left. */
const isNegative = ({ limiteDisponivel: limite }: Plano): boolean => typeof limite === 'number' && limite < 0;

/** New customers, and lines that name a condition, by the only condition, term and branches: all of them or none. */
async function fillClientes(
  db: Database,
  tabela: Encontrada,
  { valores, faltas }: DaEmpresa,
  soAltera: boolean,
): Promise<Preenchimento> {
  const conhecidos = await readConhecidos(db, 'clientes');
  const usados = faltas.length === 0 ? valores : {};
  const hasCondicao = 'condicao' in tabela.mapeamento.colunas;
  const novos = hasCondicao ? 'clientes novos e linhas com condição' : 'clientes novos';
  const semCompra = faltas.length > 0 && !hasCondicao ? ['Clientes novos ainda não compram.'] : [];
  let lidos = 0;
  let bloqueados = 0;
  let negativos = 0;
  return {
    fill(linha) {
      lidos += 1;
      if (typeof linha['bloqueioMotivo'] === 'string') bloqueados += 1;
      if (isNegative(linha)) negativos += 1;
      const isKnown = conhecidos.has(String(linha['codigoErp']));
      const lida = isNegative(linha) ? { ...linha, limiteDisponivel: 0 } : linha;
      return isKnown && !('condicao' in linha) ? lida : { ...usados, ...lida };
    },
    avisos: [
      ...(soAltera && !hasCondicao ? [] : [...tellOnly(usados, novos), ...faltas, ...semCompra]),
      ...(soAltera ? [] : tellClientes(tabela)),
    ],
    conclui: () => [
      ...(bloqueados > 0 ? [`Clientes bloqueados no arquivo: ${bloqueados} de ${lidos}.`] : []),
      ...(negativos > 0 ? [`Limites de crédito negativos, lidos como 0: ${negativos}.`] : []),
    ],
  };
}

/** Past orders of the only branch, condition and term, as far as there is only one. */
const fillHistorico = ({ valores }: DaEmpresa): Preenchimento => ({
  fill: (linha) => ({ ...valores, ...linha }),
  avisos: tellOnly(valores),
});

/** New users who sign in by their e-mail, and users without a cell of customers, who get those whose seller they are next to their own. */
async function fillUsuarios(db: Database, mapa: MapaColunas, soAltera: boolean): Promise<Preenchimento> {
  const conhecidos = await readConhecidos(db, 'usuarios');
  const semClientes = !('clientes' in mapa);
  const carteiras = await readCarteiras(db);
  const semLogin = !('login' in mapa) && !soAltera;
  return {
    fill(linha) {
      const codigo = String(linha['codigoErp']);
      const { email } = linha;
      return {
        ...(typeof email === 'string' && !conhecidos.has(codigo) ? { login: email } : {}),
        clientes: carteiras.get(codigo) ?? [],
        ...linha,
      };
    },
    avisos: [
      ...(semLogin ? ['Não há coluna login: usuários novos entram com o e-mail.'] : []),
      ...(semClientes
        ? [
            'Não há coluna clientes: cada usuário ganha os clientes que têm seu código como vendedor, e não perde nenhum.',
          ]
        : []),
    ],
  };
}

/** Prepares the lines of a table, by what the company has now. A load that only changes records has no words about new ones. */
export async function openPreenchimento(
  db: Database,
  tabela: Encontrada,
  modo: ModoCarga,
): Promise<Preenchimento> {
  const { recurso, mapeamento } = tabela;
  const mapa: MapaColunas = mapeamento.colunas;
  const soAltera = modo === 'alterar';
  if (recurso === 'usuarios') return await fillUsuarios(db, mapa, soAltera);
  const empresa = await readCodigosDaEmpresa(db);
  if (recurso === 'precos') return fillPrecos(onlyCodes(['tabela'], mapa, empresa));
  if (recurso === 'estoques') return fillAll(onlyCodes(['filial'], mapa, empresa));
  if (recurso === 'produtos') return await fillProdutos(db, onlyCodes(['filial'], mapa, empresa), soAltera);
  if (recurso === 'historico')
    return fillHistorico(onlyCodes(['filial', 'condicao', 'prazo'], mapa, empresa));
  if (recurso !== 'clientes') return { fill: (linha) => linha, avisos: [] };
  const daEmpresa = onlyCodes(['condicao', 'filial', 'prazo'], mapa, empresa, 'filial');
  return await fillClientes(db, tabela, daEmpresa, soAltera);
}
