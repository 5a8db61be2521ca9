import { retryOrcamento } from '#outbox/orcamentos/decide-orcamento.ts';
import { isLostOrcamento } from '#outbox/orcamentos/lost-orcamento.ts';
import { useDevice } from '#parts/device/device.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { orcamentoHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { DescartarAct, useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';

const DESCARTAR = 'O orçamento sai deste aparelho e não fica guardado. Descartar mesmo assim?';

/** The decision on a refused quotation, or a refused mark on one. */
export function OrcamentoActs({
  decisao,
  parked,
  onLeave,
}: {
  decisao: Decisao;
  parked: ParkedRow;
  onLeave: () => void;
}) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  const { key, texto } = decisao;
  const isMaking = parked.intent.tipo === 'orcamento';
  const again = isLostOrcamento(parked) ? 'Enviar de novo' : 'Tentar de novo';
  const retry = (semIndisponiveis: boolean) =>
    decide(retryOrcamento(vault, key, { semIndisponiveis }, env).then(decidedText));
  return (
    <div className={css.actions}>
      {isMaking && (
        <LinkTo href={orcamentoHref(key)} onClick={onLeave} size="sm" aria-label={`Ver: ${texto}`}>
          Ver
        </LinkTo>
      )}
      {isMaking && parked.codigo === 'item-nao-encontrado' && (
        <Button size="sm" aria-label={`Guardar sem eles: ${texto}`} onPress={() => retry(true)}>
          Guardar sem eles
        </Button>
      )}
      <Button size="sm" aria-label={`${again}: ${texto}`} onPress={() => retry(false)}>
        {again}
      </Button>
      <DescartarAct decisao={decisao} question={isMaking ? DESCARTAR : undefined} />
    </div>
  );
}
