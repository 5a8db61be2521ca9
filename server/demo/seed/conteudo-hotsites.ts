import type * as z from 'zod/mini';
import type { hotsiteLinha } from '#contract/integration/conteudo.ts';

/** The codes of the pages that the frame leads to. */
export const HOTSITE_ATALHOS = '1';
export const HOTSITE_POLITICA = '2';

/** The host of the demo's framed map; the parameter of hosts that may be framed contains it. */
export const FRAME_HOST = 'https://www.openstreetmap.org';

const ATALHOS = `<h3>Como procurar</h3>
<ul>
  <li>Palavras em qualquer ordem, com ou sem acento: <em>losartana 50 30</em></li>
  <li>O começo das palavras basta: <em>dip got 500</em></li>
  <li>O código de barras inteiro, ou os seis últimos números; o leitor no campo usa a câmera</li>
</ul>
<h3>Na lista</h3>
<ul>
  <li>Toque no nome para ver os detalhes e os similares</li>
  <li>Segure <strong>+</strong> ou <strong>−</strong> para mudar a quantidade depressa, ou digite o número</li>
</ul>
<h3>Com teclado</h3>
<p><kbd>/</kbd> leva ao campo de busca, e <kbd>?</kbd> mostra todos os atalhos.</p>`;

const POLITICA = `<h3>Pedidos</h3>
<p>O pedido vale depois de confirmado com um número. Preços e estoque são os do momento da confirmação; o que mudar volta para você decidir.</p>
<h3>Pagamento</h3>
<p>Boleto nos prazos da sua condição. Clientes com restrição compram só com pagamento antecipado.</p>
<h3>Medicamentos controlados</h3>
<p>Itens da portaria 344/98 exigem licença e autorização especial vigentes, e seguem em nota separada.</p>
<h3>Devoluções</h3>
<p>Até 7 dias da entrega, com a embalagem fechada e a nota fiscal. Refrigerados não são devolvidos, salvo falha no transporte.</p>
<h3>Seus dados</h3>
<p>Usamos os dados do cadastro para vender, entregar e cobrar, e os guardamos pelo prazo da lei.</p>`;

const VERAO = `<div class="faixa faixa-acento"><div>
  <p class="etiqueta">De 1º de dezembro a 31 de janeiro</p>
  <h2>O que o balcão mais vende quando esquenta</h2>
  <p>Febre, enjoo, alergia e picada: descontos por volume e entrega no mesmo dia.</p>
</div></div>
<h3>Calendário de entregas</h3>
<table>
  <thead><tr><th scope="col">Dia</th><th scope="col">Pedidos até</th><th scope="col">Entrega</th></tr></thead>
  <tbody>
    <tr><td>24/12</td><td>10 h</td><td>No mesmo dia, Grande São Paulo</td></tr>
    <tr><td>25/12</td><td>Sem expedição</td><td>26/12</td></tr>
    <tr><td>31/12</td><td>10 h</td><td>No mesmo dia, Grande São Paulo</td></tr>
    <tr><td>01/01</td><td>Sem expedição</td><td>02/01</td></tr>
  </tbody>
</table>`;

const SEM_SINAL = `<p>O Maleta guarda no aparelho o catálogo, os preços de cada cliente e o seu carrinho.</p>
<ol>
  <li><strong>Com sinal</strong>, ele se atualiza sozinho. O aviso <em>Pronto para trabalhar sem sinal</em> diz quando tudo está no aparelho.</li>
  <li><strong>Sem sinal</strong>, procure, monte o carrinho e finalize como sempre. O pedido fica <em>No aparelho</em>.</li>
  <li><strong>Quando o sinal volta</strong>, o pedido segue e recebe o número. O que mudou no caminho aparece linha por linha.</li>
</ol>
<p><a class="botao" href="/busca">Começar um pedido</a></p>`;

const CLIENTE = `<p>Materiais de apoio para quem já compra com a gente.</p>
<ul class="colunas">
  <li><strong>Tabela de prazos</strong><br>28, 28/35/42 e 21/28 dias, conforme a sua condição.</li>
  <li><strong>Rotas de entrega</strong><br>Guarulhos atende São Paulo; Contagem, Minas Gerais.</li>
  <li><strong>Seu representante</strong><br>Marina Alves, de segunda a sexta.</li>
</ul>`;

type Hotsite = z.input<typeof hotsiteLinha>;

const page = (
  codigoErp: string,
  nome: string,
  titulo: string,
  html: string,
  rest: Partial<Hotsite> = {},
): Hotsite => ({ codigoErp, nome, titulo, html, ...rest });

/** A framed page, pages of html with and without a showcase, policies, one for logged-in users, the search's help. */
export const HOTSITES: readonly Hotsite[] = [
  page(HOTSITE_ATALHOS, 'atalhos-da-busca', 'Ajuda da busca', ATALHOS),
  page(HOTSITE_POLITICA, 'politica-comercial', 'Política comercial', POLITICA, { politica: true }),
  page('3', 'verao-da-saude', 'Verão da saúde', VERAO, { vitrine: '3' }),
  page('4', 'pedido-sem-sinal', 'Pedido sem sinal', SEM_SINAL),
  page('5', 'area-do-cliente', 'Área do cliente', CLIENTE, { somenteLogado: true, vitrine: '6' }),
  page('6', 'como-chegar', 'Como chegar ao CD Guarulhos', '', {
    url: `${FRAME_HOST}/export/embed.html?bbox=-46.56%2C-23.48%2C-46.44%2C-23.40&layer=mapnik`,
  }),
  page('7', 'em-breve', 'Em breve', ''),
];
