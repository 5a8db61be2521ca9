import { useEffect, useRef, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ItemState } from './item-state.tsx';
import * as css from './produto.css.ts';
import { ProdutoDetalhes } from './produto-detalhes.tsx';
import { useProdutoDoAparelho } from './use-produto-aparelho.ts';

export type ProdutoDialogProps = {
  idProduto: number;
  idCondicao: number | null;
  /** The product as the list below shows it; undefined where it is opened by its number. */
  visto?: ProdutoResumo | undefined;
  onClose: () => void;
};

/** After something was added: when the counter is at one again, and when the dialog goes. */
const RESET_MS = 500;
const CLOSE_MS = 1000;

/** 'Detalhes do Produto', over whatever screen one is on. */
export function ProdutoDialog(props: ProdutoDialogProps) {
  return (
    <Dialog title="Detalhes do Produto" subtitle={<ClienteTag />} size="lg" onClose={props.onClose}>
      <Content key={props.idProduto} {...props} />
    </Dialog>
  );
}

function Content({ idProduto, idCondicao, visto, onClose }: ProdutoDialogProps) {
  const read = useProdutoDoAparelho(idProduto, idCondicao, visto);
  const [quantidade, setQuantidade] = useState(1);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const onAdded = () => {
    timers.current = [setTimeout(() => setQuantidade(1), RESET_MS), setTimeout(onClose, CLOSE_MS)];
  };
  const { produto } = read;
  if (!produto) {
    return read.problem ? (
      <ItemState problem={read.problem} isRetrying={read.isRetrying} onRetry={read.retry} />
    ) : (
      <div className={css.detail} role="status" aria-label="Carregando">
        <Skeleton height={200} />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    );
  }
  return (
    <ProdutoDetalhes
      {...read}
      produto={produto}
      isVisitor={false}
      quantidade={quantidade}
      onQuantidade={setQuantidade}
      isInModal
      onAdded={onAdded}
    />
  );
}
