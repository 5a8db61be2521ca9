import type * as z from 'zod/mini';
import type { parametroLinha } from '#contract/integration/parametro.ts';
import { FRAME_HOST, HOTSITE_ATALHOS, HOTSITE_POLITICA } from '#server/demo/seed/conteudo-hotsites.ts';
import { TEMA_LOJA } from '#server/demo/seed/temas.ts';

/** The list that filled the demo, see SOURCE.md. */
const FONTE =
  'Lista de preços de medicamentos da CMED (ANVISA) de maio de 2024, com os EANs da lista de setembro de 2016';

const TOPO = [
  ['topoTelevendas', 'Televendas 0800 555 0100, das 7 h às 20 h'],
  ['topoTransporte', 'Entrega em 1 dia útil na Grande São Paulo'],
  ['topoSegundaViaBoleto', 'Segunda via de boleto pelo atendimento'],
  ['topoParcelamentoCartao', 'Cartão em até 3 vezes sem juros'],
  ['topoPedidoMinimo', 'Pedido mínimo'],
  ['topoLimiteDisponivel', 'Limite disponível'],
] as const;

const RODAPE = `<div class="colunas">
  <div><p><strong>Maleta Distribuidora Demonstração</strong></p><p class="suave">Empresa inventada para demonstrar o portal.<br>Produtos, preços e clientes não valem para compra.</p></div>
  <div><p><strong>Comprar</strong></p><p><a href="/busca">Todos os produtos</a><br><a href="/genericos">Genéricos</a><br><a href="/cadeia-fria">Cadeia fria</a></p></div>
  <div><p><strong>Atendimento</strong></p><p><a href="/hotsite/politica-comercial">Política comercial</a><br><a href="/hotsite/pedido-sem-sinal">Pedido sem sinal</a><br><a href="tel:08005550100">0800 555 0100</a></p></div>
</div>`;

const PARAMETROS = [
  ['nomeEmpresaEcommerce', 'Maleta Distribuidora Demonstração'],
  ['nomeInstalacaoEcommerce', 'Maleta'],
  ['fonteCatalogo', FONTE],
  ['qtdMaxProdutosVitrine', '12'],
  ['htmlRodapePortal', RODAPE],
  ['hotsiteFrameHosts', FRAME_HOST],
  ['solicitarGeolocalizacao', 'true'],
  ['idHotsiteAtalhos', HOTSITE_ATALHOS],
  ['idHotsitePolitica', HOTSITE_POLITICA],
  ['idTemaLoja', String(TEMA_LOJA)],
  ...TOPO,
] as const;

/** The settings: the demo's name, and the texts and pages of the frame. */
export const linhasDeParametros = (): z.input<typeof parametroLinha>[] =>
  PARAMETROS.map(([chave, valor]) => ({ chave, valor }));
