import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { Button } from '#ui/button.tsx';
import * as css from './import.css.ts';

type Props = { produto: ProdutoResumo };

const descricao = ({ nome, apresentacao }: ProdutoResumo): string => descricaoProduto(nome, apresentacao);

/** Asks whether a product is the one that a line's name means. */
export function SugestaoText({ produto }: Props) {
  return (
    <>
      <span className={css.suggested}>{keepPack(`Será este? ${descricao(produto)}`)}</span>
      <span className={css.detail}>{nomeInformado(produto.fabricante)}</span>
    </>
  );
}

/** Takes the suggested product for the line. */
export function SugestaoAct({ produto, onUse }: Props & { onUse: () => void }) {
  return (
    <Button size="sm" variant="primary" aria-label={`Usar ${descricao(produto)}`} onPress={onUse}>
      Usar
    </Button>
  );
}
