/** Topics that the coach refuses, and questions about the coach. The notation is described in intents/rules.ts. */
export const OUTSIDE = {
  instruction: `13 instruction`,
  medicine: `12 medicine`,
  scan: `12 scan`,
  clearance: `12 clearance`,
  promise: `12 promise`,
  weight: `8 weight -strength; 10 weight howMany|food|race; 6 weight`,
  others: `9 others data; 8 others checkin|score|week|plan; 4 others -run`,
  offTopic: `9 offTopic race; 7 offTopic; 8 offTopic make|what; 6 weather tomorrow|today|what|how -run -instead -session; 7 heat|weather @day|tomorrow|weekend -run -session -instead -tired -longRun -crossMode -treadmill;
    4 heat tomorrow|what -run -session`,
  diagnose: `8 diagnose bodyPart|pain; 7 diagnose; 7 explain pain bodyPart`,
  food: `6 food; 7 food what|should|before|race|howMany`,
  gear: `8 gear which|buy|best|recommend|wear|kjope; 7 gear hvilke|anbefale; 4 gear; 6 gear -run -session -today -howHard; 7 gear should`,
  human: `8 human; 4 human what`,
  help: `10 help able; 8 what you able; 7 app what|explain|how; 8 what should sporre|ask; 7 help; 6 helpOnly what|how; 4 helpOnly;
    5 what should ask; 8 limits what`,
} as const;
