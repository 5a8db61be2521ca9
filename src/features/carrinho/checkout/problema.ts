import { bloqueiosOf, faltaMinimoDiario, isAbaixoDoMinimo } from '#domain/cart/bloqueio.ts';
import type { CarrinhoCalculado, GrupoCalculado } from '#domain/cart/carrinho.ts';
import { isSameGrupo, linhaKey } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { Escolha } from '#features/carrinho/escolha.ts';
import { formatMoney } from '#lib/format-number.ts';
import { foldBase } from '#outbox/carrinho/read-carrinho.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { isPartOf } from '#outbox/held.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { isEnvio } from '#parts/cart/envio-words.ts';
import { bloqueioText } from '#parts/customer/bloqueio-text.ts';

/** True when a line of the groups that go has no price on this device: its total cannot be confirmed. */
function hasDesconhecida({ base, desconhecidas }: CarrinhoNaTela, vao: CarrinhoCalculado): boolean {
  if (desconhecidas.length === 0) return false;
  const { grupoDe } = foldBase(base);
  return desconhecidas.some((linha) => {
    const grupo = grupoDe.get(linhaKey(linha));
    return grupo === undefined || vao.grupos.some((g) => isSameGrupo(g, grupo));
  });
}

const MARQUE_UM = 'Marque ao menos um grupo para enviar agora.';
const MARQUE_OS_OUTROS = 'Com os grupos que ficaram desmarcados, o carrinho atinge o mínimo.';

/** Why the chosen groups cannot go now, in sentences, and the first group to be mended; null without such a group. */
export type Problema = { texto: string; grupo: GrupoCalculado | null };

const problema = (texto: string): Problema => ({ texto, grupo: null });

/** The reasons of the rules, with the amount that each group lacks to its minimum. */
function bloqueiosDe(carrinho: CarrinhoCalculado, cliente: ClienteCompra, dica = ''): Problema | null {
  const abaixo = carrinho.grupos.filter(isAbaixoDoMinimo);
  const faltam = abaixo.map(
    (g) => `${g.descricaoFilial} · ${g.descricaoCarrinhoGrupo}: ${formatMoney(g.minimoCompra - g.total)}`,
  );
  const texto = [
    bloqueioText(bloqueiosOf(carrinho, cliente)),
    faltam.length === 0 ? '' : `Falta para o mínimo:\n${faltam.join('\n')}`,
    dica,
  ]
    .filter(Boolean)
    .join('\n\n');
  return texto === '' ? null : { texto, grupo: abaixo[0] ?? null };
}

/** Returns the reasons why the chosen groups cannot go now; null when they can. */
export function problemaOf(naTela: CarrinhoNaTela, { vao, continua, porGrupo }: Escolha): Problema | null {
  const { base, carrinho, clienteCompra } = naTela;
  const envio = { tipo: 'envio' as const, codigoLocal: '', ...toEnvio(vao) };
  if (base.parked.some(({ intent }) => isPartOf(intent, envio))) {
    return problema(
      'Há alterações recusadas neste pedido. Decida o que fazer com cada uma antes de finalizar.',
    );
  }
  if (continua && base.parked.some(isEnvio)) {
    return problema(
      'Um pedido deste cliente espera uma decisão. Decida o que fazer com ele antes de continuar.',
    );
  }
  if (hasDesconhecida(naTela, vao)) {
    return problema(
      'Há itens sem preço neste aparelho. Espere o catálogo ser atualizado, ou o sinal voltar, para finalizar.',
    );
  }
  if (vao.grupos.length > 0) {
    const isParaMarcar = faltaMinimoDiario(vao) > 0 && faltaMinimoDiario(carrinho) === 0;
    return bloqueiosDe(vao, clienteCompra, isParaMarcar ? MARQUE_OS_OUTROS : '');
  }
  const isTiradoPorEle = [...porGrupo.values()].some(({ motivo }) => motivo === '');
  if (isTiradoPorEle) return problema(MARQUE_UM);
  return bloqueiosDe(carrinho, clienteCompra) ?? problema(MARQUE_UM);
}
