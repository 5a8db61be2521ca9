import { SEM_MEIO_PAGAMENTO } from '#parts/customer/preferencia-falta.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { EscolhaRadio } from './escolha-radio.tsx';
import type { Formulario } from './use-escolhas.ts';
import type { Campo } from './view.ts';

export type PartProps = {
  form: Formulario;
  /** The sentence for a field that must be chosen. */
  errorOf: (campo: Campo) => string | undefined;
};

/** The customer's condition and way of payment, or why they cannot be shown. */
export function CompraPart({ form, errorOf }: PartProps) {
  const { cliente, lidas, condicoes, condicao, escolhas } = form;
  if (cliente === null) return null;
  if (lidas.kind === 'sem-resposta') {
    return (
      <Notice
        tone="pending"
        title="Os dados deste cliente não estão neste aparelho"
        isNews
        action={
          <Button size="sm" onPress={lidas.retry}>
            Tentar de novo
          </Button>
        }
      >
        As condições de venda chegam quando houver sinal.
      </Notice>
    );
  }
  if (lidas.kind === 'lendo') {
    return (
      <div>
        <VisuallyHidden>Carregando as condições de venda</VisuallyHidden>
        <Skeleton height={140} radius={8} />
      </div>
    );
  }
  if (condicoes.length === 0) {
    return (
      <Notice tone="caution" isNews>
        {SEM_MEIO_PAGAMENTO}
      </Notice>
    );
  }
  return (
    <>
      <EscolhaRadio
        name="condicao"
        legend="Condição de venda e centro de distribuição"
        value={escolhas.idCondicao}
        options={condicoes.map(({ idCondicao, descricao, filiais }) => ({
          value: idCondicao,
          label: descricao,
          note: filiais,
        }))}
        onChange={form.chooseCondicao}
        error={errorOf('condicao')}
      />
      <SelectField
        name="pagamento"
        label="Prazo e forma de pagamento"
        value={escolhas.idPagamento}
        options={(condicao?.opcoes ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }))}
        onChange={form.choosePagamento}
        disabled={condicao === undefined}
        error={errorOf('pagamento')}
        {...(condicao ? {} : { hint: 'Escolha antes a condição de venda.' })}
      />
    </>
  );
}
