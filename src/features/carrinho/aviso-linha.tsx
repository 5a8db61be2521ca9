import type { AvisoLinha } from '#domain/cart/avisos-carrinho.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { avisoText, voltarLabel } from './avisos.ts';
import * as css from './recusa.css.ts';
import type { LinhaActs } from './use-linha-acts.ts';
import type { LinhaNaTela } from './view.ts';

/** The notice of a line that two devices changed, with buttons to accept it or to restore this device's quantity. */
export function AvisoDaLinha({
  linha,
  aviso,
  acts,
  estoque,
  isNamed = false,
  aVenda = true,
}: {
  linha: LinhaNaTela;
  aviso: AvisoLinha;
  acts: LinhaActs;
  estoque: number | undefined;
  /** The notice names the line, because the line itself is not on screen. */
  isNamed?: boolean;
  /** False where the device knows that this customer can no longer buy the item. */
  aVenda?: boolean;
}) {
  const { marca } = linha;
  // Two makers sell products with the same name.
  const descricao = isNamed && marca !== '' ? `${linha.descricao} · ${marca}` : linha.descricao;
  const voltar = voltarLabel(aviso, linha.item, estoque);
  return (
    <Notice
      title={isNamed ? descricao : undefined}
      action={
        <span className={css.actions}>
          {voltar !== null && (
            <Button
              size="sm"
              aria-label={`${voltar}: ${descricao}`}
              onPress={() => (aviso.de === 0 ? acts.remove(linha) : acts.setQuantidade(linha, aviso.de))}
            >
              {voltar}
            </Button>
          )}
          <Button size="sm" aria-label={`Entendi: ${descricao}`} onPress={() => acts.takeNote(linha)}>
            Entendi
          </Button>
        </span>
      }
    >
      <p>{avisoText(aviso, aVenda)}</p>
    </Notice>
  );
}
