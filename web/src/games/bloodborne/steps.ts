/** The eight steps of a round, and our words for them. */
export const STEPS = [
  { id: 'choose', name: 'ui-bb-step-choose', help: 'ui-bb-help-choose' },
  { id: 'transform', name: 'ui-bb-step-transform', help: 'ui-bb-help-transform' },
  { id: 'instant', name: 'ui-bb-step-instant', help: 'ui-bb-help-instant' },
  { id: 'monster_attack', name: 'ui-bb-step-monster', help: 'ui-bb-help-monster' },
  { id: 'hunters_attack', name: 'ui-bb-step-hunters', help: 'ui-bb-help-hunters' },
  { id: 'escape', name: 'ui-bb-step-escape', help: 'ui-bb-help-escape' },
  { id: 'dream', name: 'ui-bb-step-dream', help: 'ui-bb-help-dream' },
  { id: 'end', name: 'ui-bb-step-end', help: 'ui-bb-help-end' },
];
