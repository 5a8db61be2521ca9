import { isSameLinha, linhaKey } from '#domain/cart/linha.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { Button } from '#ui/button.tsx';
import { focusTitle } from '#ui/focus-on.ts';
import { Notice } from '#ui/notice.tsx';
import { AvisoDaLinha } from './aviso-linha.tsx';
import { finalizadoText, isAVenda } from './avisos.ts';
import { produtoDa } from './produto-da-linha.ts';
import { useNumerosDoCarrinho, useTakeNote } from './queries.ts';
import type { LinhaActs } from './use-linha-acts.ts';

/** Notices of another device's changes that no line can show: a finished cart, removed lines. */
export function AvisosNotices({ naTela, acts }: { naTela: CarrinhoNaTela; acts: LinhaActs }) {
  const { base, carrinho, cliente, produtos } = naTela;
  const takeNote = useTakeNote(cliente.idPessoa);
  const { isPending, run } = useOneAct();
  const avisos = base.snapshot?.avisos;
  const numeros = useNumerosDoCarrinho(avisos?.finalizado?.idCarrinho);
  if (!avisos) return null;
  const ausentes = avisos.linhas.filter((a) => !carrinho.itens.some((i) => isSameLinha(i, a.linha)));
  return (
    <>
      {avisos.finalizado && (
        <Notice
          isNews
          title="Este carrinho foi finalizado em outro aparelho."
          action={
            <Button
              size="sm"
              isPending={isPending}
              aria-label="Entendi: carrinho finalizado em outro aparelho"
              onPress={() =>
                run(async () => {
                  const problem = await takeNote('finalizado');
                  if (problem === null) focusTitle();
                  return problem;
                })
              }
            >
              Entendi
            </Button>
          }
        >
          {finalizadoText(avisos.finalizado, numeros)}
        </Notice>
      )}
      {ausentes.map((aviso) => {
        const { linha, descricao } = aviso;
        const key = linhaKey(linha);
        const produto = produtoDa(linha, produtos);
        const marca = produto ? marcaNaLinha(produto) : '';
        const ausente = { key, linha, descricao, marca, item: null, naFila: false, recusas: [] };
        const preco = linha.idCondicao === naTela.idCondicao ? produto?.preco : null;
        return (
          <AvisoDaLinha
            key={key}
            linha={ausente}
            aviso={aviso}
            acts={acts}
            estoque={preco?.estoque}
            isNamed
            aVenda={isAVenda(linha, naTela)}
          />
        );
      })}
    </>
  );
}
