import { produtoDa } from '#features/carrinho/produto-da-linha.ts';
import { useLinhaActs } from '#features/carrinho/use-linha-acts.ts';
import { countItens, formatMoney } from '#lib/format-number.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import type { Conteudo } from './conteudo.ts';
import * as css from './lateral.css.ts';
import { LinhaLateral } from './linha-lateral.tsx';

/** An open cart: its lines by group, which can be changed here, their total, and the link to the whole cart. */
export function LateralAberto({
  conteudo: { filiais, ocultas, total, estimado, faltaDia },
  naTela,
  onGo,
}: {
  conteudo: Extract<Conteudo, { kind: 'aberto' }>;
  naTela: CarrinhoNaTela;
  onGo: () => void;
}) {
  const { produtos } = naTela;
  const acts = useLinhaActs(naTela, produtos);
  return (
    <>
      <div className={css.body}>
        {filiais.length === 0 && <p className={css.empty}>Seu carrinho está vazio.</p>}
        {filiais.flatMap((filial) =>
          filial.grupos.map(({ key, grupo, linhas }) => (
            <section key={key} aria-label={`${grupo.descricaoCarrinhoGrupo}, ${filial.descricao}`}>
              <h3 className={css.grupo}>
                <span className={css.grupoName}>
                  {grupo.descricaoCarrinhoGrupo} · {filial.descricao}
                </span>
                <span className={css.grupoTotal}>{formatMoney(grupo.total)}</span>
              </h3>
              <ul>
                {linhas.map(
                  (linha) =>
                    linha.item && (
                      <LinhaLateral
                        key={linha.key}
                        linha={linha}
                        item={linha.item}
                        produto={produtoDa(linha.linha, produtos)}
                        acts={acts}
                      />
                    ),
                )}
              </ul>
            </section>
          )),
        )}
        {ocultas > 0 && <p className={css.empty}>E mais {countItens(ocultas)} no carrinho.</p>}
      </div>
      <footer className={css.footer}>
        {faltaDia > 0 && <p className={css.missing}>Faltam {formatMoney(faltaDia)} para o mínimo do dia.</p>}
        <p className={css.total}>
          <span>Total {estimado && <span className={css.estimated}>estimado</span>}</span>
          <Money cents={total} size="lg" />
        </p>
        <Button variant="primary" isWide onPress={onGo} data-autofocus>
          Ir para o Carrinho
        </Button>
      </footer>
    </>
  );
}
