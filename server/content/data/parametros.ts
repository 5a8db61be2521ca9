import type { Parametros } from '#contract/content/parametro.ts';
import type { Topo } from '#contract/content/topo.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { empresaOf, numberOf, operacaoOf, origensDe, origensOf, type Valores } from './parametros-empresa.ts';

async function readValores(db: Database): Promise<Valores> {
  const rows = await db.selectFrom('parametro').select(['nome', 'valor']).execute();
  return new Map(rows.map((row) => [row.nome, row.valor]));
}

/** The origins that pages may load from besides their own. */
export const readOrigens = async (db: Database) => origensOf(await readValores(db));

/** The installation's name and settings. Missing parameters have plain defaults. */
export async function readParametros(
  db: Database,
): Promise<Omit<Parametros, 'versaoContrato' | 'demonstracao' | 'semEmails'>> {
  const valor = await readValores(db);
  const fonteCatalogo = valor.get('fonteCatalogo');
  return {
    ...empresaOf(valor),
    ...operacaoOf(valor),
    ...(fonteCatalogo === undefined ? {} : { fonteCatalogo }),
    ...conteudoOf(valor),
  };
}

const QTD_MAX_PRODUTOS_VITRINE = 10;

/** The parameters of the home page and around every page. */
function conteudoOf(valor: Valores) {
  const idHotsiteAtalhos = numberOf(valor.get('idHotsiteAtalhos'));
  const idHotsitePolitica = numberOf(valor.get('idHotsitePolitica'));
  return {
    qtdMaxProdutosVitrine: numberOf(valor.get('qtdMaxProdutosVitrine')) ?? QTD_MAX_PRODUTOS_VITRINE,
    htmlRodapePortal: valor.get('htmlRodapePortal') ?? '',
    hotsiteFrameHosts: origensDe(valor.get('hotsiteFrameHosts')),
    htmlRodapeCarrinho: valor.get('htmlRodapeCarrinho') ?? '',
    ...(idHotsiteAtalhos === undefined ? {} : { idHotsiteAtalhos }),
    ...(idHotsitePolitica === undefined ? {} : { idHotsitePolitica }),
  };
}

/** The messages of the bar at the top of the page; one without text is not shown. */
export async function readTopo(db: Database, isLogado: boolean): Promise<Topo> {
  const rows = await db
    .selectFrom('parametro')
    .select(['nome', 'valor'])
    .where('nome', 'like', 'topo%')
    .execute();
  const valor = new Map(rows.map((row) => [row.nome, row.valor]));
  const aviso = (nome: string, isFor = true) => {
    const mensagem = isFor ? (valor.get(nome) ?? '') : '';
    return { exibir: mensagem !== '', mensagem };
  };
  return {
    televendas: aviso('topoTelevendas'),
    transporte: aviso('topoTransporte'),
    segundaViaBoleto: aviso('topoSegundaViaBoleto'),
    parcelamentoCartao: aviso('topoParcelamentoCartao'),
    pedidoMinimo: aviso('topoPedidoMinimo', isLogado),
    limiteDisponivel: aviso('topoLimiteDisponivel', isLogado),
  };
}
