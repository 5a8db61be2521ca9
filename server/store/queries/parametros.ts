import type { Parametros } from '#contract/parametro.ts';
import type { Topo } from '#contract/topo.ts';
import type { Database } from '#server/store/schema.ts';

/** What this installation calls itself. Missing parameters have plain defaults. */
export async function readParametros(
  db: Database,
): Promise<Omit<Parametros, 'versaoContrato' | 'demonstracao'>> {
  const rows = await db.selectFrom('parametro').select(['nome', 'valor']).execute();
  const valor = new Map(rows.map((row) => [row.nome, row.valor]));
  const fonteCatalogo = valor.get('fonteCatalogo');
  return {
    nomeEmpresaEcommerce: valor.get('nomeEmpresaEcommerce') ?? 'Maleta',
    nomeInstalacaoEcommerce: valor.get('nomeInstalacaoEcommerce') ?? 'maleta',
    urlIconeEmpresa: valor.get('urlIconeEmpresa') || null,
    habilitarGoogleAnalytics: valor.get('habilitarGoogleAnalytics') === 'true',
    ...(fonteCatalogo === undefined ? {} : { fonteCatalogo }),
    ...conteudoOf(valor),
  };
}

const QTD_MAX_PRODUTOS_VITRINE = 10;

/** A parameter that is a positive whole number; undefined for anything else. */
function numberOf(text: string | undefined): number | undefined {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** An origin alone: no path, nothing that could end a header's directive. */
const FRAME_HOST = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/** The hosts of a parameter, parted by spaces or commas; what is no origin is left out. */
const frameHostsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,;]+/).filter((host) => FRAME_HOST.test(host));

/** The parameters of the home page and of what stands around every page. */
function conteudoOf(valor: ReadonlyMap<string, string>) {
  const idHotsiteAtalhos = numberOf(valor.get('idHotsiteAtalhos'));
  const idHotsitePolitica = numberOf(valor.get('idHotsitePolitica'));
  return {
    qtdMaxProdutosVitrine: numberOf(valor.get('qtdMaxProdutosVitrine')) ?? QTD_MAX_PRODUTOS_VITRINE,
    htmlRodapePortal: valor.get('htmlRodapePortal') ?? '',
    htmlRodapeCarrinho: valor.get('htmlRodapeCarrinho') ?? '',
    hotsiteFrameHosts: frameHostsOf(valor.get('hotsiteFrameHosts')),
    ...(idHotsiteAtalhos === undefined ? {} : { idHotsiteAtalhos }),
    ...(idHotsitePolitica === undefined ? {} : { idHotsitePolitica }),
  };
}

/** The messages of the bar over the page; one without words is not shown. */
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
