import { adoptRascunho, finalizarComRestam } from '#outbox/devolucoes/decide-devolucao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { OutraActs, useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';
import { devolucaoDecisao, type LoteQueResta } from './devolucao-decisoes.ts';
import { DevolucaoItemActs } from './devolucao-item-acts.tsx';

/** The decision on a refused change of a return. */
export function DevolucaoActs({ decisao, parked }: { decisao: Decisao; parked: ParkedRow }) {
  const asked = devolucaoDecisao(parked);
  switch (asked.tipo) {
    case 'resta':
      return <RestaActs decisao={decisao} linhas={asked.linhas} isEsgotada={asked.isEsgotada} />;
    case 'rascunho':
      return <RascunhoActs decisao={decisao} rascunho={asked.rascunho} />;
    case 'item':
      return <DevolucaoItemActs decisao={decisao} item={asked.intent.item} resta={asked.resta} />;
    case 'outra':
      return <OutraActs decisao={decisao} />;
  }
}

type RestaProps = { decisao: Decisao; linhas: readonly LoteQueResta[]; isEsgotada: boolean };

/** The units that each lot has left, and the end of the return with them; without any unit the return stays a draft. */
function RestaActs({ decisao: { key, texto }, linhas, isEsgotada }: RestaProps) {
  const { vault, env } = useDevice();
  const { refused, decide } = useDecide();
  return (
    <>
      <ul aria-label="O que resta de cada lote">
        {linhas.map((linha) => (
          <li key={linha.key} className={linha.isMenor ? css.check : undefined}>
            {linha.texto}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {!isEsgotada && (
          <Button
            size="sm"
            variant="primary"
            aria-label={`Finalizar com o que resta: ${texto}`}
            onPress={() => decide(finalizarComRestam(vault, key, env).then(decidedText))}
          >
            Finalizar com o que resta
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`Deixar em digitação: ${texto}`}
          onPress={() => decide(refused.discard(key))}
        >
          Deixar em digitação
        </Button>
      </div>
    </>
  );
}

/** The invoice has a draft already: its lines can go on in it. */
function RascunhoActs({ decisao: { key, texto }, rascunho }: { decisao: Decisao; rascunho: number }) {
  const { vault, env } = useDevice();
  const { refused, decide } = useDecide();
  return (
    <div className={css.actions}>
      <Button
        size="sm"
        variant="primary"
        onPress={() => decide(adoptRascunho(vault, key, env).then(decidedText))}
      >
        {`Continuar na devolução nº ${rascunho}`}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Descartar: ${texto}`}
        onPress={() => decide(refused.discard(key))}
      >
        Descartar
      </Button>
    </div>
  );
}
