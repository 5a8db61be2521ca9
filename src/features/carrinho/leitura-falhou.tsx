import { useLiveQuery } from 'dexie-react-hooks';
import { formatAge } from '#lib/format-age.ts';
import { announce } from '#outbox/wake.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CONSULTA_FALHOU } from './consulta-falhou.ts';

/** When the server last failed to give the customer's cart, if that was its last try; being offline is no failure. */
function useFalhaDoServidor(idPessoaCliente: number): number | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const lane = String(idPessoaCliente);
    const events = await vault.log.toArray();
    const last = events.findLast(
      (row) => row.event === 'pull-failed' && row.detail === 'carrinho' && row.lane === lane,
    );
    return (last?.status ?? 0) >= 500 ? last?.at : undefined;
  }, [vault, idPessoaCliente]);
}

/** The notice that the server failed to give the cart since this device last read it; the copy stays on screen. */
export function LeituraFalhou({ naTela: { base, cliente } }: { naTela: CarrinhoNaTela }) {
  const { vault } = useDevice();
  const now = useNow();
  const falhouEm = useFalhaDoServidor(cliente.idPessoa);
  const lidoEm = base.snapshot?.at;
  if (falhouEm === undefined || falhouEm <= (lidoEm ?? 0)) return null;
  return (
    <Notice
      tone="caution"
      isNews
      title={CONSULTA_FALHOU}
      action={
        <Button size="sm" onPress={() => announce(vault.name, 'refresh')}>
          Tentar novamente
        </Button>
      }
    >
      {lidoEm !== undefined && `O carrinho abaixo é a cópia deste aparelho, lida ${formatAge(now - lidoEm)}.`}
    </Notice>
  );
}
