import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { useContinuar } from '#features/carrinho/continuar/use-continuar.ts';
import { askCombo, readConnected, readPedeExtras } from '#features/carrinho/queries.ts';
import { showGrupo } from '#features/carrinho/show-grupo.ts';
import type { LinhaActs } from '#features/carrinho/use-linha-acts.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useFinalizar } from '#parts/cart/use-finalizar.ts';
import { useDevice } from '#parts/device/device.tsx';
import { openPolitica } from '#parts/dialogs/hotsite-state.ts';
import { confirmacaoHref } from '#routes.ts';
import { confirm, type MessageMore, showMessage } from '#ui/layer/message-queue.ts';
import { hideToasts } from '#ui/layer/toast-queue.ts';
import { useBoxOpen } from '#ui/layer/use-box-open.ts';
import { firstInvalido } from './combos.ts';
import { confirmadoOf } from './confirmado.ts';
import type { NaMesa } from './na-mesa.ts';
import { processadoMessage } from './palavras.ts';
import { confirmWords } from './pergunta.ts';
import { problemaOf } from './problema.ts';
import { seguradoPor } from './segurado.ts';
import { useDeleteEmpty } from './use-delete-empty.ts';

export type Checkout = {
  isBusy: boolean;
  start: () => void;
  /** Asks for the extra data while it is set; gets the written data, or null when the user cancels. */
  pergunta: ((extras: ExtrasPedido | null) => void) | null;
};

/** The link to the company's policies, where the installation has them. */
const lerPoliticas = (idHotsite: number | undefined): MessageMore | undefined =>
  idHotsite === undefined
    ? undefined
    : { label: 'Ler as políticas da empresa', onPress: () => openPolitica(idHotsite) };

/**
 * Finalises the chosen groups on screen, or goes on to the cart's payment. First all reasons against it at once, then
 * the combos one by one, the extra data where the preference asks for it, one question, then the act.
 * `idHotsitePolitica`: the company's policies, to be read before the yes that accepts them.
 */
export function useCheckout(
  naMesa: NaMesa,
  acts: LinhaActs,
  idHotsitePolitica: number | undefined,
): Checkout {
  const device = useDevice();
  // Read at the moment it matters: the last drawing may be outdated.
  const isOnline = () => readConnected(device);
  const finalizar = useFinalizar();
  const [, navigate] = useLocation();
  const isBusy = useRef(false);
  const isBoxOpen = useBoxOpen();
  const [isRunning, setRunning] = useState(false);
  const [pergunta, setPergunta] = useState<Checkout['pergunta']>(null);
  // The cart on screen keeps changing while questions are open.
  const latest = useRef(naMesa);
  useEffect(() => {
    latest.current = naMesa;
  });
  const continuar = useContinuar(latest);
  const deleteEmpty = useDeleteEmpty();

  const hasProblem = async () => {
    const problem = problemaOf(latest.current.naTela, latest.current.escolha);
    if (problem === null) return false;
    const { texto, grupo } = problem;
    const alert = { kind: 'alert', title: 'Atenção!', text: texto } as const;
    if (grupo === null) await showMessage(alert);
    else if (await confirm({ ...alert, yes: 'Ver o grupo', no: 'Fechar' })) showGrupo(grupo);
    return true;
  };

  const hasInvalidCombo = async () => {
    const { naTela, escolha } = latest.current;
    const hoje = businessDayOf(new Date(device.env.now()));
    const conferencia = { combos: naTela.combos, hoje };
    const snapshot = naTela.base.snapshot?.carrinho ?? null;
    const found = await firstInvalido(
      escolha.vao,
      conferencia,
      snapshot,
      (await isOnline()) ? (query) => askCombo(device, query) : null,
    );
    if (found === null) return false;
    const { item, texto } = found;
    const removes = await confirm({
      kind: 'alert',
      title: 'O carrinho possui combo inválido',
      text: `${item.descricao}\n\n${texto}\n\nDeseja remover este combo do carrinho?`,
      yes: 'Remover combo',
      no: 'Manter',
    });
    if (removes) {
      acts.removeItem(item);
      deleteEmpty(naTela.cliente.idPessoa);
    }
    return true;
  };

  /** The extra data of the order; null when the user cancels. */
  const askExtras = async (): Promise<ExtrasPedido | null> => {
    if (!(await readPedeExtras(device))) return latest.current.naTela.extras;
    return new Promise((resolve) => {
      setPergunta(() => (extras: ExtrasPedido | null) => {
        setPergunta(null);
        resolve(extras);
      });
    });
  };

  const askYes = async (extras: ExtrasPedido) => {
    const { naTela, escolha, cashback } = latest.current;
    const { continua } = escolha;
    return confirm({
      title: continua ? 'Continuar para o pagamento' : 'Finalizar pedido',
      ...confirmWords({
        nomeCliente: naTela.cliente.usuarioCliente.pessoa.nome,
        vao: escolha.vao,
        emTudo: naTela.carrinho.grupos.length,
        extras,
        cashback: cashback.aplicado,
        saldoAdiantamento: naTela.cliente.detalhe?.dadosGerais.saldoAdiantamento ?? 0,
        continua,
        semSinal: !(await isOnline()),
        seguradoPor: continua ? null : seguradoPor(latest.current),
      }),
      yes: continua ? 'Sim, continuar' : 'Sim, finalizar',
      more: lerPoliticas(idHotsitePolitica),
    });
  };

  /** The amounts that a yes confirms now. */
  const asked = (): string => confirmadoOf(latest.current.escolha.vao, latest.current.cashback.aplicado);

  const run = async () => {
    const { continua } = latest.current.escolha;
    if (continua && !(await isOnline())) return continuar.withoutSignal();
    if ((await hasProblem()) || (await hasInvalidCombo())) return;
    const extras = await askExtras();
    if (extras === null) return;
    if (continua && (!(await continuar.waitForQueue()) || (await hasProblem()))) return;
    const question = asked();
    if (!(await askYes(extras))) return;
    // Another device changed the cart under the question: the yes was given to other amounts.
    if (asked() !== question) return showMessage(processadoMessage({ kind: 'mudou' }));
    hideToasts();
    setRunning(true);
    if (continua) return continuar.go();
    const { escolha, cashback } = latest.current;
    const done = await finalizar(escolha.vao.grupos, cashback.aplicado);
    if (done.ok) navigate(confirmacaoHref(done.key), { replace: true });
    else await showMessage({ kind: 'error', text: done.texto });
  };

  const start = () => {
    // Two taps are one order: the second finds the first in progress.
    if (isBusy.current) return;
    isBusy.current = true;
    run()
      .catch((error: unknown) => {
        console.error('finalising failed', error);
        return showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
      })
      .finally(() => {
        isBusy.current = false;
        setRunning(false);
      });
  };
  return { isBusy: isRunning && !isBoxOpen, start, pergunta };
}
