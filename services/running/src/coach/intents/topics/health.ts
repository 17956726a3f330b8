/** Topics on illness, travel, pain and the return. The notation is described in intents/rules.ts. */
export const HEALTH = {
  illness: `8 ill back|when|run|session|should; 7 ill; 9 ill @span; 8 ill today; 9 ill lastWeek`,
  break: `9 off @span; 9 @span rebuild|restart|reboot; 10 missed @span travel; 8 off back; 7 off how; 8 @span missed run; 8 @span back; 8 @span off; 7 back how; 6 off;
    8 travel @span back; 8 travel off; 5 back run`,
  travel: `10 travel stack -missed; 9 travel before|for session|run|stack -back -off; 6 travel; 7 travel run|week|stack|session|plan; 9 travel stack; 8 travel nextWeek`,
  ladder: `9 when done crossMode; 9 when crossMode only|bare|end|stop|ferdig|slutt; 8 ladder; 9 ladder why|when|what|how; 9 why ladder;
    8 physio run; 7 physio why|what|how|state; 6 physio; 9 run physio when; 8 back run pain; 9 back run physio;
    8 crossMode why only; 8 step what`,
  pain: `3 bodyPart; 8 pain bodyPart; 7 bodyPart should run; 7 pain; 8 pain run|today|should; 8 bodyPart feel -tired;
    6 bodyPart low`,
} as const;
