import type * as z from 'zod/mini';
import type { bannerLinha } from '#contract/integration/conteudo.ts';
import { AMBER, drawBanner, drawCold, drawTablet, GREEN, INDIGO, TEAL } from './conteudo-arte.ts';

type Banner = z.input<typeof bannerLinha>;

const image = (
  codigo: number,
  lugar: Banner['lugar'],
  descricao: string,
  imagem: string,
  rest: Partial<Banner> = {},
): Banner => ({ codigoErp: String(codigo), lugar, descricao, imagem, ordem: codigo, ...rest });

const html = (
  codigo: number,
  lugar: Banner['lugar'],
  descricao: string,
  text: string,
  rest: Partial<Banner> = {},
): Banner => ({ codigoErp: String(codigo), lugar, descricao, html: text, ordem: codigo, ...rest });

const CADEIA_FRIA = `<div class="faixa faixa-sincronia">
  <div>
    <p class="etiqueta">Cadeia fria</p>
    <h2>Refrigerados com temperatura registrada da câmara à sua porta</h2>
    <p>Insulinas, vacinas e biológicos saem de Contagem em caixas validadas para 48 horas.</p>
    <p><a class="botao" href="/cadeia-fria">Ver refrigerados</a></p>
  </div>
  <img src="${drawCold()}" alt="" width="320" height="240">
</div>`;

const SEM_SINAL = `<div class="faixa faixa-marca">
  <div>
    <p class="etiqueta">Novidade</p>
    <h2>Sem sinal no balcão? O pedido continua.</h2>
    <p>Catálogo, preços e carrinho ficam no seu aparelho. O que você finalizar segue sozinho.</p>
    <p><a class="botao" href="/hotsite/pedido-sem-sinal">Saiba como funciona</a></p>
  </div>
  <img src="${drawTablet()}" alt="" width="320" height="240">
</div>`;

/** Carousel, top, lower area and footer; images and html, one only for the associated chains. */
export const BANNERS: readonly Banner[] = [
  html(
    1,
    'topo',
    'Horário especial de fim de ano',
    `<p class="aviso"><strong>Fim de ano:</strong> pedidos finalizados até as 14 h saem no mesmo dia. <a href="/hotsite/verao-da-saude">Veja o calendário de entregas</a></p>`,
  ),
  image(
    10,
    'carrossel',
    'Verão da saúde: protetores, repelentes e hidratação com desconto por volume',
    drawBanner(
      {
        kicker: 'VERÃO DA SAÚDE',
        title: 'Abasteça antes do calor',
        line: 'Descontos por volume em mais de 300 marcas',
      },
      INDIGO,
    ),
    { url: '/hotsite/verao-da-saude' },
  ),
  html(11, 'carrossel', 'Cadeia fria com temperatura registrada', CADEIA_FRIA),
  image(
    12,
    'carrossel',
    'Dor e febre: estoque reforçado para o balcão',
    drawBanner(
      {
        kicker: 'DOR E FEBRE',
        title: 'Estoque reforçado',
        line: 'Dipirona, paracetamol e ibuprofeno a pronta entrega',
      },
      TEAL,
    ),
    { vitrine: 'dor & febre' },
  ),
  html(13, 'carrossel', 'Pedido sem sinal', SEM_SINAL),
  image(
    14,
    'carrossel',
    'Genéricos: a linha completa dos maiores laboratórios',
    drawBanner(
      { kicker: 'GENÉRICOS', title: 'A linha completa', line: 'Dos maiores laboratórios, em um só pedido' },
      GREEN,
    ),
    { vitrine: 'genericos' },
  ),
  html(
    15,
    'carrossel',
    'Rede associada: condição de campanha',
    `<div class="faixa faixa-acento"><div><p class="etiqueta">Só para a rede associada</p><h2>Condição de campanha até o fim do mês</h2><p>Prazos de 28/35/42 dias e entrega por Guarulhos e Contagem.</p></div></div>`,
    { condicao: '2', somenteLogado: true, ordem: 9 },
  ),
  image(
    20,
    'inferior',
    'Uso contínuo: o tratamento que não pode parar',
    drawBanner(
      { kicker: 'USO CONTÍNUO', title: 'O tratamento não para', line: 'Hipertensão, diabetes e colesterol' },
      AMBER,
      { width: 816, height: 240, capsules: 14, size: 32 },
    ),
    { vitrine: 'uso-continuo' },
  ),
  html(
    21,
    'inferior',
    'Farmácia popular',
    `<div class="faixa faixa-positivo"><div><h2>Licenças em dia</h2><p>Controlados da portaria 344 só saem com a autorização especial da sua farmácia no cadastro.</p><p><a href="/hotsite/politica-comercial">Leia a política comercial</a></p></div></div>`,
  ),
  html(
    30,
    'rodape',
    'Entrega, atendimento e boas práticas',
    `<ul class="colunas">
  <li><strong>Entrega em até 1 dia útil</strong><br>Grande São Paulo e Belo Horizonte</li>
  <li><strong>Atendimento de segunda a sábado</strong><br>Das 7 h às 20 h, por telefone e mensagem</li>
  <li><strong>Boas práticas de distribuição</strong><br>Rastreio por lote, da fábrica ao balcão</li>
</ul>`,
  ),
];
